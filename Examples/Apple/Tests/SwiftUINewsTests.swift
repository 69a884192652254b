import Foundation
import MVVM
import Model
@_spi(StandIn) import SwiftUI
import Testing

@testable import SwiftUIScreens

@Suite("SwiftUI: the news list")
struct SwiftUINewsTests {
  private let source = ControlledNews()
  private let items = [
    NewsItem(
      title: "One", digest: "First", content: "Text of one", date: CalendarDate("2016-01-25"),
      replyCount: 1),
    NewsItem(title: "Two", digest: "Second", content: "Text of two", replyCount: 23_456),
  ]
  private let rows = [
    "One", "First", "25 Jan 2016", "1 reply", "Two", "Second", "", "23K replies",
  ]
  private let alert = ["Could not load the news", "The server answered with status 404", "OK"]

  private func host() -> ViewHost {
    let model = NewsModel(source: source)
    return ViewHost(NewsView(viewModel: NewsViewModel(model: model, images: NoImages())))
  }

  private func loadedHost() async -> ViewHost {
    let host = host()
    source.result = .success(items)
    await expect(host.texts, becomes: rows)
    return host
  }

  @Test func `the screen loads when it opens, and then shows the rows`() async {
    let host = host()
    await expect(host.texts, becomes: ["Loading…"])

    source.result = .success(items)

    await expect(host.texts, becomes: rows)
    #expect(source.loads == 1)
  }

  @Test func `pulling the list loads again`() async {
    let host = await loadedHost()

    source.result = .success([items[1]])
    await host.refresh()

    await expect(host.texts, becomes: Array(rows[4...]))
    #expect(source.loads == 2)
  }

  @Test func `a failed load keeps the rows and shows an alert`() async {
    let host = await loadedHost()

    source.result = .failure(.status(404))
    await host.refresh()

    await expect(host.alert, becomes: alert)
    #expect(host.texts == rows)
  }

  @Test func `the alert closes, and the next failure shows another alert`() async {
    let host = await loadedHost()
    source.result = .failure(.status(404))
    await host.refresh()
    await expect(host.alert, becomes: alert)

    host.press("OK")
    await expect(host.alert, becomes: nil)

    await host.refresh()
    await expect(host.alert, becomes: alert)
  }

  @Test func `a row opens its article`() async {
    let host = await loadedHost()

    host.press("Two")

    await expect(host.texts, becomes: ["Text of two"])
  }

  @Test func `closing an article shows the rows and loads nothing`() async {
    let host = await loadedHost()
    host.press("One")
    await expect(host.texts, becomes: ["Text of one"])

    host.goBack()

    await expect(host.texts, becomes: rows)
    await settle()
    #expect(source.loads == 1)
  }

  @Test func `an alert appears above an open article`() async {
    let host = await loadedHost()
    source.result = nil
    await host.refresh()
    host.press("One")
    await expect(host.texts, becomes: ["Text of one"])

    source.result = .failure(.status(404))

    await expect(host.alert, becomes: alert)
    #expect(host.texts == ["Text of one"])
  }

  @Test func `the screen does not retain itself or its view model`() async {
    weak var viewModel: NewsViewModel?
    do {
      let model = NewsModel(source: source)
      let created = NewsViewModel(model: model, images: NoImages())
      let host = ViewHost(NewsView(viewModel: created))
      source.result = .failure(.status(404))
      await expect(host.alert, becomes: alert)
      viewModel = created
    }

    await expect(viewModel == nil, becomes: true)
  }
}
