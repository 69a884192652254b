import DirectCoupling
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("Direct coupling: NewsManager and NewsWorker")
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

  @Test func `the manager presents an alert when a load fails`() async {
    let worker = NewsWorker(model: NewsModel(source: StubNewsSource(failure: .incompleteResponse)))
    let window = Window(
      rootViewController: NewsManager(worker: worker, images: FailingImageSource()))

    #expect(await eventually { window.topViewController is AlertController })
    #expect(
      (window.topViewController as? AlertController)?.message == LoadError.incompleteResponse.description)
  }

  @Test func `a released worker ends its load and releases the model`() async {
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
