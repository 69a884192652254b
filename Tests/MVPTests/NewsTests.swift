import MVP
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("MVP: NewsRow")
struct NewsRowTests {
  @Test(arguments: [
    (0, "0 replies"), (1, "1 reply"), (9999, "9999 replies"), (10_000, "10K replies"),
    (23_456, "23K replies"),
  ])
  func `a row formats reply counts`(count: Int, text: String) {
    #expect(NewsRow(item: NewsItem(title: "One", replyCount: count)).repliesText == text)
  }

  @Test func `a row formats dates`() {
    let item = NewsItem(title: "One", date: CalendarDate("2016-01-25"))

    #expect(NewsRow(item: item).dateText == "25 Jan 2016")
  }

  @Test func `a row has empty texts and no image for missing values`() {
    let row = NewsRow(item: NewsItem(title: "One"))

    #expect(row.dateText == "")
    #expect(row.repliesText == "")
    #expect(row.imageAddress == nil)
  }
}

@Suite("MVP: NewsPresenter")
struct NewsPresenterTests {
  private let source = StubNewsSource(NewsItem(title: "One"))
  private let view = FakeNewsView()

  @Test func `the presenter works without a screen`() async {
    let presenter = presenter()
    presenter.attach(view)
    #expect(view.status == nil)

    presenter.reload()

    await eventually(view.titles, equals: ["One"])
    #expect(view.status == "")
  }

  @Test func `the presenter keeps its rows and shows an alert when a load fails`() async {
    let presenter = presenter()
    presenter.attach(view)
    presenter.reload()
    await eventually(view.titles, equals: ["One"])

    source.result = .failure(.status(404))
    presenter.reload()

    await eventually(view.alert?.title, equals: "Could not load the news")
    #expect(view.alert?.message == LoadError.status(404).description)
    #expect(view.titles == ["One"])
    #expect(view.status == "")
  }

  @Test func `a view that is attached while loading shows the same screen`() async {
    let presenter = presenter()
    presenter.attach(view)
    presenter.reload()
    await eventually(view.titles, equals: ["One"])
    presenter.reload()
    let second = FakeNewsView()

    presenter.attach(second)

    #expect(second.status == "Loading…")
    #expect(second.titles == ["One"])
  }

  @Test func `a view that is attached after a load and a failed reload shows the same screen`()
    async
  {
    let presenter = presenter()
    presenter.attach(view)
    presenter.reload()
    await eventually(view.titles, equals: ["One"])
    source.result = .failure(.status(404))
    presenter.reload()
    await eventually(view.alert?.title, equals: "Could not load the news")
    let second = FakeNewsView()

    presenter.attach(second)

    #expect(second.status == "")
    #expect(second.titles == ["One"])
    #expect(second.alert?.message == LoadError.status(404).description)
  }

  @Test func `a presenter that is created after a failed reload shows the rows of the model`() async
  {
    let model = NewsModel(source: source)
    model.load()
    await eventually(model.state, equals: .loaded)
    source.result = .failure(.status(404))
    model.load()
    await eventually(model.state, equals: .failed(.status(404)))

    NewsPresenter(model: model, images: FailingImageSource()).attach(view)

    #expect(view.titles == ["One"])
  }

  @Test func `the presenter does not update a view after another view is attached`() async {
    let presenter = presenter()
    let second = FakeNewsView()
    presenter.attach(view)
    presenter.reload()
    await eventually(view.titles, equals: ["One"])

    presenter.attach(second)
    source.result = .success([])
    presenter.reload()

    await eventually(second.status, equals: "No news")
    #expect(view.titles == ["One"])
    #expect(view.status == "")
  }

  @Test func `the presenter does not retain its view`() {
    let presenter = presenter()

    let view = WeakReference {
      let view = FakeNewsView()
      presenter.attach(view)
      return view
    }

    #expect(view.isReleased)
  }

  @Test func `a released presenter ends its observation and releases the model`() async {
    let model = WeakReference {
      let model = NewsModel(source: HangingNewsSource())
      let presenter = NewsPresenter(model: model, images: FailingImageSource())
      // The second observation replaces the first one, which must end too.
      for _ in 0..<2 { presenter.attach(view) }
      presenter.reload()
      return model
    }

    #expect(await eventually { model.isReleased })
  }

  private func presenter() -> NewsPresenter {
    NewsPresenter(model: NewsModel(source: source), images: FailingImageSource())
  }
}

@Suite("MVP: NewsViewController")
struct NewsViewControllerTests {
  private let source = StubNewsSource(NewsItem(title: "One", content: "blablabla"))

  @Test func `the view shows the status and the rows that it receives`() {
    let controller = controller()
    let window = Window(rootViewController: controller)

    controller.showStatus("any status")
    controller.showRows([
      NewsRow(item: NewsItem(title: "any title", digest: "any detail", replyCount: 2))
    ])

    #expect(
      window.lines == [
        "any status",
        "▸ any title",
        "  any detail                                       2 replies",
      ])
  }

  @Test func `another alert appears on top of the alert on the screen`() async {
    let model = NewsModel(source: source)
    source.result = .failure(.status(404))
    let window = Window(rootViewController: controller(model))
    await eventually(alert(on: window), equals: LoadError.status(404).description)

    source.result = .failure(.status(500))
    model.load()
    await eventually(alert(on: window), equals: LoadError.status(500).description)

    window.send(.close)
    #expect(alert(on: window) == LoadError.status(404).description)
  }

  private func controller(_ model: NewsModel? = nil) -> NewsViewController {
    NewsViewController(
      presenter: NewsPresenter(
        model: model ?? NewsModel(source: source), images: FailingImageSource()))
  }

  /// Returns the message of the alert on a screen, if any.
  private func alert(on window: Window) -> String? {
    (window.topViewController as? AlertController)?.message
  }
}

private final class FakeNewsView: NewsViewProtocol {
  private(set) var status: String?
  private(set) var titles: [String] = []
  private(set) var alert: NewsAlert?

  func showStatus(_ text: String) { status = text }
  func showRows(_ rows: [NewsRow]) { titles = rows.map(\.title) }
  func showAlert(_ alert: NewsAlert) { self.alert = alert }
}
