import Foundation
import Model
import Notifications
import TerminalUI
import TestSupport
import Testing

@Suite("Notification: NewsWorker")
struct NewsWorkerTests {
  private let center = NotificationCenter()

  @Test func `the worker works without a screen and responds to any sender`() async {
    let worker = worker(StubNewsSource(NewsItem(title: "新闻一")))
    var titles: [String] = []
    let observation = center.addObserver(for: NewsLoadFinished.self) { message in
      titles += (try? message.result.get().map(\.title)) ?? []
    }

    center.post(ReloadRequested())

    #expect(await eventually { titles == ["新闻一"] })
    withExtendedLifetime((worker, observation)) {}
  }

  @Test func `the worker reports only the error when a load fails`() async {
    let worker = worker(StubNewsSource(failure: .incompleteResponse))
    var results: [Result<[NewsItem], LoadError>] = []
    let observation = center.addObserver(for: NewsLoadFinished.self) { results.append($0.result) }

    center.post(ReloadRequested())

    #expect(await eventually { results == [.failure(.incompleteResponse)] })
    withExtendedLifetime((worker, observation)) {}
  }

  @Test func `a released worker ends its observations and releases the model`() async {
    let source = StubNewsSource()
    weak var model: NewsModel?
    do {
      let newModel = NewsModel(source: source)
      model = newModel
      _ = NewsWorker(model: newModel, center: center)
    }

    center.post(ReloadRequested())

    #expect(await eventually { model == nil })
    #expect(source.count == 0)
  }

  private func worker(_ source: StubNewsSource) -> NewsWorker {
    NewsWorker(model: NewsModel(source: source), center: center)
  }
}

@Suite("Notification: NewsManager")
struct NewsManagerTests {
  private let center = NotificationCenter()

  @Test func `the manager shows loaded articles and formats dates and reply counts`() {
    let manager = NewsManager(center: center, images: FailingImageSource())
    let window = Window(rootViewController: manager)
    #expect(window.lines == ["Loading…"])

    let item = NewsItem(title: "One", date: CalendarDate("2016-01-25"), replyCount: 23456)
    center.post(NewsLoadFinished(result: .success([item])))

    #expect(
      window.lines == [
        "▸ One                                            25 Jan 2016",
        "                                                 23K replies",
      ])
  }

  @Test func `the notification center does not retain the manager`() {
    weak var manager: NewsManager?

    do {
      let newManager = NewsManager(center: center, images: FailingImageSource())
      manager = newManager
      _ = newManager.view
    }

    #expect(manager == nil)
  }
}
