import Foundation
import MVP
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("MVP: NewsPresenter")
struct NewsPresenterTests {
  private let view = FakeNewsView()

  @Test func `the presenter works without a screen`() async {
    let presenter = presenter(StubNewsSource(NewsItem(title: "新闻一")))

    presenter.attach(view)
    presenter.reload()

    #expect(await eventually { view.calls == ["status Loading…", "status ", "reload rows"] })
    #expect(presenter.numberOfRows == 1)
    #expect(presenter.row(at: 0).title == "新闻一")
  }

  @Test(arguments: [(9999, "9999 replies"), (10_000, "10K replies"), (23_456, "23K replies")])
  func `the presenter formats reply counts`(count: Int, text: String) async {
    let presenter = presenter(StubNewsSource(NewsItem(title: "One", replyCount: count)))
    presenter.attach(view)
    presenter.reload()

    #expect(await eventually { presenter.numberOfRows == 1 })
    #expect(presenter.row(at: 0).repliesText == text)
  }

  @Test func `the presenter formats dates`() async {
    let item = NewsItem(title: "One", date: CalendarDate("2016-01-25"))
    let presenter = presenter(StubNewsSource(item))
    presenter.attach(view)
    presenter.reload()

    #expect(await eventually { presenter.numberOfRows == 1 })
    #expect(presenter.row(at: 0).dateText == "25 Jan 2016")
  }

  @Test func `the presenter tells its view to show an alert when a load fails`() async {
    let presenter = presenter(StubNewsSource(failure: .status(404)))

    presenter.attach(view)
    presenter.reload()

    #expect(
      await eventually {
        view.calls.last == "alert Could not load the news: \(LoadError.status(404))"
      })
  }

  @Test func `the presenter tells its view to show the content of the selected row`() async {
    let presenter = presenter(StubNewsSource(NewsItem(title: "One", content: "blablabla")))
    presenter.attach(view)
    presenter.reload()
    #expect(await eventually { presenter.numberOfRows == 1 })

    presenter.didSelectRow(at: 0)

    #expect(view.calls.last == "content One: blablabla")
  }

  @Test func `the presenter does not retain its view`() {
    let presenter = presenter(StubNewsSource())
    weak var view: FakeNewsView?

    do {
      let newView = FakeNewsView()
      presenter.attach(newView)
      view = newView
    }

    #expect(view == nil)
  }

  @Test func `the presenter does not update a view after another view is attached`() async {
    let presenter = presenter(StubNewsSource(NewsItem(title: "One")))
    let second = FakeNewsView()
    presenter.attach(view)
    presenter.reload()
    #expect(await eventually { view.calls.last == "reload rows" })
    let calls = view.calls

    presenter.attach(second)
    presenter.reload()

    #expect(await eventually { second.calls.last == "reload rows" })
    #expect(view.calls == calls)
  }

  @Test func `a released presenter ends its observations and releases the model`() async {
    weak var model: NewsModel?

    do {
      let newModel = NewsModel(source: HangingNewsSource())
      model = newModel
      let presenter = NewsPresenter(model: newModel, images: FailingImageSource())
      for _ in 0..<2 { presenter.attach(view) }
      presenter.reload()
    }

    #expect(await eventually { model == nil })
  }

  private func presenter(_ source: any NewsSource) -> NewsPresenter {
    NewsPresenter(model: NewsModel(source: source), images: FailingImageSource())
  }
}

@Suite("MVP: NewsViewController")
struct NewsViewControllerTests {
  @Test func `the view shows the status and the rows that it receives`() {
    let controller = NewsViewController(presenter: FakeNewsPresenter())
    let window = Window(rootViewController: controller)

    controller.showStatus("any status")
    controller.reloadRows()

    #expect(
      window.lines == [
        "any status",
        "▸ any title                                         any date",
        "  any detail                                     any replies",
      ])
  }

  @Test func `the view notifies its presenter of reloads and selections`() {
    let presenter = FakeNewsPresenter()
    let window = Window(rootViewController: NewsViewController(presenter: presenter))

    window.send(.reload)
    (window.topViewController as? NewsViewController)?.reloadRows()
    window.send(.open)

    #expect(presenter.calls == ["attach", "reload", "reload", "select 0"])
  }
}

private final class FakeNewsView: NewsViewProtocol {
  private(set) var calls: [String] = []

  func showStatus(_ text: String) { calls.append("status \(text)") }
  func reloadRows() { calls.append("reload rows") }
  func showContent(_ text: String, title: String) { calls.append("content \(title): \(text)") }
  func showAlert(_ message: String, title: String) { calls.append("alert \(title): \(message)") }
}

private final class FakeNewsPresenter: NewsPresenterProtocol {
  private(set) var calls: [String] = []
  let numberOfRows = 1

  func attach(_ view: any NewsViewProtocol) { calls.append("attach") }
  func reload() { calls.append("reload") }
  func didSelectRow(at row: Int) { calls.append("select \(row)") }
  func row(at row: Int) -> NewsRow {
    NewsRow(
      title: "any title", detail: "any detail", dateText: "any date", repliesText: "any replies",
      imageAddress: nil)
  }
  func imageData(at address: String) async throws -> Data { Data() }
}
