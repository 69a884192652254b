import MVC
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("MVC: the news controller")
struct NewsViewControllerTests {
  @Test func `does not miss a feed that is there at once`() async {
    let window = Window(rootViewController: controller(StubNewsSource(NewsItem(title: "新闻一"))))

    #expect(await eventually { window.lines == ["▸ 新闻一"] })
  }

  @Test func `finds the words for dates and counts`() async {
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

  @Test func `answers the table as its data source and hears it as its delegate`() throws {
    let controller = controller(StubNewsSource())
    let tableView = try #require(controller.view.all(TableView.self).first)

    #expect(tableView.dataSource === controller)
    #expect(tableView.delegate === controller)
  }

  @Test func `turns a failure of the model into an alert`() async {
    let window = Window(rootViewController: controller(StubNewsSource(failure: .status(500))))

    #expect(await eventually { window.topViewController is Alert })
    #expect((window.topViewController as? Alert)?.message == LoadError.status(500).description)
  }

  @Test func `ends its observation and the load when it goes`() async {
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
