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

  @Test func `two managers whose workers share a model both show the result of the latest load`()
    async
  {
    let model = NewsModel(source: StubNewsSource(NewsItem(title: "新闻一")))
    let windows = [1, 2].map { _ in
      Window(
        rootViewController: NewsManager(
          worker: NewsWorker(model: model), images: FailingImageSource()))
    }
    #expect(windows.map(\.lines) == [["Loading…"], ["Loading…"]])

    await eventually(windows.map(\.lines), equals: [["▸ 新闻一"], ["▸ 新闻一"]])
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
    let window = window(StubNewsSource(failure: .status(500)))

    window.send(.reload)

    #expect(await eventually { window.topViewController is AlertController })
    window.send(.close)
    await runPendingTasks()
    #expect(window.lines == [])
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
