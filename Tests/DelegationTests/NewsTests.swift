import Delegation
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("Delegate: NewsWorker")
struct NewsWorkerTests {
  @Test func `the worker works without a screen and with any delegate`() async {
    let worker = NewsWorker(model: NewsModel(source: StubNewsSource(NewsItem(title: "新闻一"))))
    let delegate = NewsCollector()
    worker.delegate = delegate

    worker.loadNews()

    #expect(await eventually { delegate.calls == ["loaded 新闻一"] })
  }

  @Test func `the worker reports only the error when a load fails`() async {
    let worker = NewsWorker(model: NewsModel(source: StubNewsSource(failure: .incompleteResponse)))
    let delegate = NewsCollector()
    worker.delegate = delegate

    worker.loadNews()

    #expect(await eventually { delegate.calls == ["failed: \(LoadError.incompleteResponse)"] })
  }

  @Test func `a released worker ends its load and releases the model`() async {
    weak var model: NewsModel?

    do {
      let newModel = NewsModel(source: HangingNewsSource())
      model = newModel
      NewsWorker(model: newModel).loadNews()
    }

    #expect(await eventually { model == nil })
  }
}

@Suite("Delegate: NewsManager")
struct NewsManagerTests {
  @Test func `the manager shows loaded articles and formats dates and reply counts`() async {
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
