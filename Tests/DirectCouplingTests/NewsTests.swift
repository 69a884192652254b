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

  @Test func `a released manager ends the load and releases the model`() async {
    let model = WeakReference {
      let model = NewsModel(source: HangingNewsSource())
      _ = NewsManager(worker: NewsWorker(model: model), images: FailingImageSource()).view
      return model
    }

    #expect(await eventually { model.isReleased })
  }

  @Test func `opening a row shows its content`() async {
    let window = window(StubNewsSource(NewsItem(title: "One", content: "blablabla")))
    await eventually(window.lines, equals: ["▸ One"])

    window.send(.open)

    #expect(window.lines == ["One", "blablabla"])
  }

  @Test func `a reload during a load shows only the result of the reload`() async {
    let source = HandDrivenNewsSource()
    let window = window(source)
    await eventually(source.count, equals: 1)

    window.send(.reload)
    await eventually(source.count, equals: 2)
    source.end(1, with: .success([NewsItem(title: "Late")]))
    await eventually(window.lines.first, equals: "▸ Late")
    source.end(0, with: .success([NewsItem(title: "Early")]))
    await runPendingTasks()

    #expect(window.lines.first == "▸ Late")
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

  @Test func `closing the screen during a load cancels the load`() async {
    let source = HangingNewsSource()
    var window: Window? = window(source)
    #expect(window?.lines == ["Loading…"])

    window = nil

    #expect(await eventually { source.isCancelled })
  }

  private func window(_ source: any NewsSource) -> Window {
    let worker = NewsWorker(model: NewsModel(source: source))
    return Window(rootViewController: NewsManager(worker: worker, images: FailingImageSource()))
  }
}
