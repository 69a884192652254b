import MVP
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("MVP: the news presenter")
struct NewsPresenterTests {
  @Test func `works without a screen`() async {
    let view = FakeNewsView()
    let presenter = presenter(GivenNews(NewsItem(title: "新闻一")))

    presenter.attach(view)

    #expect(await eventually { view.calls == ["status Loading…", "status ", "reload"] })
    #expect(presenter.numberOfRows(in: view) == 1)
    #expect(presenter.newsView(view, contentForRow: 0).title == "新闻一")
  }

  @Test(arguments: [(9999, "9999 replies"), (10_000, "10K replies"), (23_456, "23K replies")])
  func `finds the words for counts`(count: Int, words: String) async {
    let view = FakeNewsView()
    let presenter = presenter(GivenNews(NewsItem(title: "One", replyCount: count)))
    presenter.attach(view)

    #expect(await eventually { presenter.numberOfRows(in: view) == 1 })
    #expect(presenter.newsView(view, contentForRow: 0).replies == words)
  }

  @Test func `finds the words for dates`() async {
    let view = FakeNewsView()
    let item = NewsItem(title: "One", date: CalendarDate("2016-01-25"))
    let presenter = presenter(GivenNews(item))
    presenter.attach(view)

    #expect(await eventually { presenter.numberOfRows(in: view) == 1 })
    #expect(presenter.newsView(view, contentForRow: 0).date == "25 Jan 2016")
  }

  @Test func `tells its view why a load failed`() async {
    let view = FakeNewsView()
    let presenter = presenter(GivenNews(failure: .status(404)))

    presenter.attach(view)

    #expect(
      await eventually {
        view.calls.last == "alert Could not load the news: \(LoadError.status(404))"
      })
  }

  @Test func `tells its view which text to open`() async {
    let view = FakeNewsView()
    let presenter = presenter(GivenNews(NewsItem(title: "One", content: "blablabla")))
    presenter.attach(view)
    #expect(await eventually { presenter.numberOfRows(in: view) == 1 })

    presenter.newsView(view, didSelectRowAt: 0)

    #expect(view.calls.last == "content One: blablabla")
  }

  @Test func `does not keep its view alive`() {
    let presenter = presenter(GivenNews())
    weak var view: FakeNewsView?

    do {
      let newView = FakeNewsView()
      presenter.attach(newView)
      view = newView
    }

    #expect(view == nil)
  }

  @Test func `leaves a view alone once another view has been attached`() async {
    let source = GivenNews(NewsItem(title: "One"))
    let presenter = presenter(source)
    let (first, second) = (FakeNewsView(), FakeNewsView())
    presenter.attach(first)
    #expect(await eventually { first.calls.last == "reload" })

    presenter.attach(second)
    #expect(await eventually { second.calls.last == "reload" })
    let (callsOfFirst, reloads) = (first.calls, second.calls.count { $0 == "reload" })
    presenter.newsViewDidAskForReload(second)

    #expect(await eventually { second.calls.count { $0 == "reload" } == reloads + 1 })
    #expect(first.calls == callsOfFirst)
  }

  @Test func `ends the observation for the first view when a second view is attached`() async {
    let model = NewsModel(source: EndlessNews())
    let presenter = NewsPresenter(model: model, images: NoImages())
    let view = FakeNewsView()
    presenter.attach(view)
    let observation = Mirror(reflecting: presenter).descendant("observation") as? Task<Void, Never>

    presenter.attach(view)

    #expect(observation?.isCancelled == true)
  }

  @Test func `ends its observation when it goes`() async {
    let view = FakeNewsView()
    weak var model: NewsModel?

    do {
      let newModel = NewsModel(source: EndlessNews())
      model = newModel
      NewsPresenter(model: newModel, images: NoImages()).attach(view)
    }

    #expect(await eventually { model == nil })
  }

  private func presenter(_ source: GivenNews) -> NewsPresenter {
    NewsPresenter(model: NewsModel(source: source), images: NoImages())
  }
}

@Suite("MVP: the news view")
struct NewsViewTests {
  @Test func `holds its delegate and its controls, and no source to pull from`() {
    #expect(
      propertyTypes(of: NewsView()) == [
        "Swift.Optional<MVP.NewsViewDelegate>", "TerminalUI.Label", "TerminalUI.TableView",
      ])
  }

  @Test func `does not keep its delegate alive`() {
    let newsView = NewsView()
    weak var delegate: RowWriter?

    do {
      let writer = RowWriter()
      newsView.delegate = writer
      delegate = writer
    }

    #expect(delegate == nil)
  }

  @Test func `asks its delegate for every word that it shows`() {
    let delegate = RowWriter()
    let newsView = NewsView()
    newsView.delegate = delegate
    let controller = ViewController()
    controller.view.addSubview(newsView)
    let window = Window(rootViewController: controller)

    newsView.showStatus("any status")
    newsView.reloadRows()

    #expect(
      window.lines == [
        "any status",
        "▸ any title                                         any date",
        "  any detail                                     any replies",
      ])
  }
}

private final class FakeNewsView: NewsViewProtocol {
  private(set) var calls: [String] = []

  func showStatus(_ text: String) { calls.append("status \(text)") }
  func reloadRows() { calls.append("reload") }
  func showContent(_ text: String, title: String) { calls.append("content \(title): \(text)") }
  func showAlert(_ message: String, title: String) { calls.append("alert \(title): \(message)") }
}

private final class RowWriter: NewsViewDelegate {
  func newsViewDidAskForReload(_ newsView: any NewsViewProtocol) {}
  func numberOfRows(in newsView: any NewsViewProtocol) -> Int { 1 }
  func newsView(_ newsView: any NewsViewProtocol, didSelectRowAt row: Int) {}
  func newsView(_ newsView: any NewsViewProtocol, contentForRow row: Int) -> NewsRow {
    NewsRow(
      title: "any title", detail: "any detail", date: "any date", replies: "any replies",
      loadImage: nil)
  }
}
