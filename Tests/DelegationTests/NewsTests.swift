import Delegation
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("Delegate: the news worker")
struct NewsWorkerTests {
  @Test func `takes any object as its delegate, and works without a screen`() async {
    let worker = NewsWorker(model: NewsModel(source: StubNewsSource(NewsItem(title: "新闻一"))))
    let delegate = NewsCollector()
    worker.delegate = delegate

    worker.loadNews()

    #expect(await eventually { delegate.calls == ["loaded 新闻一"] })
  }

  @Test func `never reports success on failure`() async {
    let worker = NewsWorker(model: NewsModel(source: StubNewsSource(failure: .incompleteResponse)))
    let delegate = NewsCollector()
    worker.delegate = delegate

    worker.loadNews()

    #expect(await eventually { delegate.calls == ["failed: \(LoadError.incompleteResponse)"] })
  }

  @Test func `does not keep its delegate alive`() {
    let worker = NewsWorker(model: NewsModel(source: StubNewsSource()))
    weak var delegate: NewsCollector?

    do {
      let collector = NewsCollector()
      worker.delegate = collector
      delegate = collector
    }

    #expect(delegate == nil)
  }

  @Test func `knows a protocol and no manager`() {
    let types = propertyTypes(of: NewsWorker(model: NewsModel(source: StubNewsSource())))

    #expect(types.contains("Swift.Optional<Delegation.NewsWorkerDelegate>"))
    #expect(!types.contains { $0.contains("Manager") })
  }

  @Test func `ends its observation when it goes`() async {
    weak var model: NewsModel?

    do {
      let newModel = NewsModel(source: HangingNewsSource())
      model = newModel
      NewsWorker(model: newModel).loadNews()
    }

    #expect(await eventually { model == nil })
  }
}

@Suite("Delegate: the news manager")
struct NewsManagerTests {
  @Test func `shows what the worker has loaded`() async {
    let item = NewsItem(title: "One", date: CalendarDate("2016-01-25"), replyCount: 23456)
    let worker = NewsWorker(model: NewsModel(source: StubNewsSource(item)))
    let window = Window(
      rootViewController: NewsManager(worker: worker, images: FailingImageSource()))

    #expect(
      await eventually {
        window.lines == [
          "▸ One                                            25 Jan 2016",
          "                                                 23K replies",
        ]
      })
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
