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

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `two screens that share a model show the latest result, and no failure twice`(
    seed: UInt64
  ) async {
    let mistake = await SharedModelWalk(seed: seed).mistake { model in
      NewsManager(worker: NewsWorker(model: model), images: FailingImageSource())
    }

    #expect(mistake == nil, "\(mistake ?? "")")
  }

  private func window(_ source: any NewsSource) -> Window {
    let worker = NewsWorker(model: NewsModel(source: source))
    return Window(rootViewController: NewsManager(worker: worker, images: FailingImageSource()))
  }
}
