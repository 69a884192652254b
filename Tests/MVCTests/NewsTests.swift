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

    await eventually(
      (window.topViewController as? AlertController)?.message,
      equals: LoadError.status(500).description)
  }

  @Test func `a controller that opens after a failed reload shows the rows of the model`() async {
    let model = NewsModel(source: source)
    await model.load().end()
    source.result = .failure(.status(404))
    await model.load().end()

    let window = window(model)

    #expect(window.lines[0] == "▸ One")
  }

  @Test func `a released controller ends its observation and releases the model`() async {
    let model = WeakReference {
      let model = NewsModel(source: HangingNewsSource())
      _ = NewsViewController(model: model, images: FailingImageSource()).view
      return model
    }

    #expect(await eventually { model.isReleased })
  }

  private func window(_ model: NewsModel) -> Window {
    Window(rootViewController: NewsViewController(model: model, images: FailingImageSource()))
  }
}
