import Delegation
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("Delegate: NewsWorker")
struct NewsWorkerTests {
  private let delegate = NewsCollector()

  @Test func `the worker works without a screen and with any delegate`() async {
    let worker = worker(StubNewsSource(NewsItem(title: "新闻一")))
    worker.delegate = delegate

    worker.loadNews()

    await eventually(delegate.calls, equals: ["loaded 新闻一"])
  }

  @Test func `the worker reports only the error when a load fails`() async {
    let worker = worker(StubNewsSource(failure: .incompleteResponse))
    worker.delegate = delegate

    worker.loadNews()

    await eventually(delegate.calls, equals: ["failed: \(LoadError.incompleteResponse)"])
  }

  @Test func `a worker that loads twice at the same time reports one result`() async {
    let worker = worker(StubNewsSource(NewsItem(title: "新闻一")))
    worker.delegate = delegate

    worker.loadNews()
    worker.loadNews()

    await eventually(delegate.calls, equals: ["loaded 新闻一"])
    await runPendingTasks()
    #expect(delegate.calls == ["loaded 新闻一"])
  }

  private func worker(_ source: StubNewsSource) -> NewsWorker {
    NewsWorker(model: NewsModel(source: source))
  }
}

@Suite("Delegate: NewsManager")
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

private final class NewsCollector: NewsWorkerDelegate {
  private(set) var calls: [String] = []

  func newsWorker(_ worker: NewsWorker, didLoad items: [NewsItem]) {
    calls.append("loaded \(items.map(\.title).joined(separator: ", "))")
  }

  func newsWorker(_ worker: NewsWorker, didFailWith error: LoadError) {
    calls.append("failed: \(error)")
  }
}
