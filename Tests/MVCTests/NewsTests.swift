import MVC
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("MVC: NewsViewController")
struct NewsViewControllerTests {
  @Test func `the controller shows a feed that loads immediately`() async {
    let window = Window(rootViewController: controller(StubNewsSource(NewsItem(title: "新闻一"))))

    #expect(await eventually { window.lines == ["▸ 新闻一"] })
  }

  @Test func `the controller formats dates and reply counts`() async {
    let item = NewsItem(title: "One", date: CalendarDate("2016-01-25"), replyCount: 23456)
    let window = Window(rootViewController: controller(StubNewsSource(item)))

    #expect(
      await eventually {
        window.lines == [
          "▸ One                                            25 Jan 2016",
          "                                                 23K replies",
        ]
      })
  }

  @Test func `the controller presents an alert when a load fails`() async {
    let window = Window(rootViewController: controller(StubNewsSource(failure: .status(500))))

    #expect(await eventually { window.topViewController is AlertController })
    #expect((window.topViewController as? AlertController)?.message == LoadError.status(500).description)
  }

  @Test func `a released controller ends its observation and load, and releases the model`() async {
    let source = HangingNewsSource()
    weak var model: NewsModel?

    do {
      let newModel = NewsModel(source: source)
      model = newModel
      let controller = NewsViewController(model: newModel, images: FailingImageSource())
      _ = controller.view
      await Task.yield()
    }

    #expect(await eventually { model == nil })
    #expect(await eventually { source.isCancelled })
  }

  private func controller(_ source: StubNewsSource) -> NewsViewController {
    NewsViewController(model: NewsModel(source: source), images: FailingImageSource())
  }
}
