import DirectCoupling
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("Direct coupling: NewsManager and NewsWorker")
struct NewsManagerTests {
  @Test func `the manager shows the news that its worker loads`() async {
    let window = window(StubNewsSource(NewsItem(title: "新闻一")))
    #expect(window.lines == ["Loading…"])

    await eventually(window.lines, equals: ["▸ 新闻一"])
  }

  @Test func `the manager shows the error when a load fails`() async {
    let window = window(StubNewsSource(failure: .incompleteResponse))

    #expect(await eventually { window.lines.joined().contains("The server closed the connection") })
  }

  private func window(_ source: any NewsSource) -> Window {
    let worker = NewsWorker(model: NewsModel(source: source))
    return Window(rootViewController: NewsManager(worker: worker, images: FailingImageSource()))
  }
}
