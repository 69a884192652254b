import MVC
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("MVC: NewsViewController")
struct NewsViewControllerTests {
  private let source = StubNewsSource(NewsItem(title: "One"))

  @Test func `the controller shows a feed that loads immediately`() async {
    let window = window(NewsModel(source: source))

    await eventually(window.lines, equals: ["▸ One"])
  }

  @Test func `the controller formats dates and reply counts`() async {
    let item = NewsItem(title: "One", date: CalendarDate("2016-01-25"), replyCount: 23456)
    let window = window(NewsModel(source: StubNewsSource(item)))

    await eventually(
      window.lines,
      equals: [
        "▸ One                                            25 Jan 2016",
        "                                                 23K replies",
      ])
  }

  @Test func `the controller presents an alert when a load fails`() async {
    source.result = .failure(.status(500))
    let window = window(NewsModel(source: source))

    await eventually(alert(on: window), equals: LoadError.status(500).description)
  }

  @Test func `another alert appears on top of the alert on the screen`() async {
    let model = NewsModel(source: source)
    source.result = .failure(.status(404))
    let window = window(model)
    await eventually(alert(on: window), equals: LoadError.status(404).description)

    source.result = .failure(.status(500))
    model.load()
    await eventually(alert(on: window), equals: LoadError.status(500).description)

    window.send(.close)
    #expect(alert(on: window) == LoadError.status(404).description)
  }

  @Test func `a controller that opens after a failed reload shows the rows of the model`() async {
    let model = NewsModel(source: source)
    model.load()
    await eventually(model.state, equals: .loaded)
    source.result = .failure(.status(404))
    model.load()
    await eventually(model.state, equals: .failed(.status(404)))

    let window = window(model)

    #expect(window.lines == ["Loading…", "▸ One"])
  }

  private func window(_ model: NewsModel) -> Window {
    Window(rootViewController: NewsViewController(model: model, images: FailingImageSource()))
  }

  /// Returns the message of the alert on a screen, if any.
  private func alert(on window: Window) -> String? {
    (window.topViewController as? AlertController)?.message
  }
}
