import DirectCoupling
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("Direct coupling: the news manager and worker")
struct NewsManagerTests {
  @Test func `know each other by name`() {
    let worker = NewsWorker(model: NewsModel(source: StubNewsSource()))
    let manager = NewsManager(worker: worker, images: FailingImageSource())

    #expect(propertyTypes(of: manager).contains("DirectCoupling.NewsWorker"))
    #expect(propertyTypes(of: worker).contains("Swift.Optional<DirectCoupling.NewsManager>"))
  }

  @Test func `load and show the news together`() async {
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

  @Test func `never report success on failure`() async {
    let worker = NewsWorker(model: NewsModel(source: StubNewsSource(failure: .incompleteResponse)))
    let window = Window(
      rootViewController: NewsManager(worker: worker, images: FailingImageSource()))

    #expect(await eventually { window.topViewController is Alert })
    #expect(
      (window.topViewController as? Alert)?.message == LoadError.incompleteResponse.description)
  }

  @Test func `end the worker’s observation when they go`() async {
    weak var model: NewsModel?
    weak var worker: NewsWorker?

    do {
      let newModel = NewsModel(source: HangingNewsSource())
      let newWorker = NewsWorker(model: newModel)
      (model, worker) = (newModel, newWorker)
      _ = NewsManager(worker: newWorker, images: FailingImageSource()).view
    }

    #expect(worker == nil)
    #expect(await eventually { model == nil })
  }
}
