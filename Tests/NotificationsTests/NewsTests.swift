import Foundation
import Model
import Notifications
import TerminalUI
import TestSupport
import Testing

@Suite("Notification: NewsWorker")
struct NewsWorkerTests {
  private let center = NotificationCenter()
  private let source = StubNewsSource(NewsItem(title: "新闻一"))
  /// No manager retains the worker, so the suite does.
  private let worker: NewsWorker

  init() {
    worker = NewsWorker(model: NewsModel(source: source), center: center)
  }

  @Test func `the worker works without a screen and responds to any sender`() async {
    let loads = ReceivedMessages(NewsLoaded.self, from: center)

    center.post(ReloadRequested())

    await eventually(loads.all.map { $0.items.map(\.title) }, equals: [["新闻一"]])
  }

  @Test func `the worker reports only the error when a load fails`() async {
    let loads = ReceivedMessages(NewsLoaded.self, from: center)
    let failures = ReceivedMessages(NewsLoadFailed.self, from: center)
    source.result = .failure(.incompleteResponse)

    center.post(ReloadRequested())

    await eventually(failures.all.map(\.error), equals: [.incompleteResponse])
    #expect(loads.all.isEmpty)
  }

  @Test func `a released worker ends its observation and releases the model`() async {
    let otherCenter = NotificationCenter()
    let model = WeakReference {
      let model = NewsModel(source: source)
      _ = NewsWorker(model: model, center: otherCenter)
      return model
    }

    otherCenter.post(ReloadRequested())

    #expect(await eventually { model.isReleased })
    #expect(source.count == 0)
  }
}

@Suite("Notification: NewsManager")
struct NewsManagerTests {
  private let center = NotificationCenter()

  @Test func `a message before the view is loaded shows nothing and starts no load`() {
    let requests = ReceivedMessages(ReloadRequested.self, from: center)
    let manager = manager()

    center.post(NewsLoaded(items: [NewsItem(title: "新闻一")]))
    center.post(NewsLoadFailed(error: .incompleteResponse))

    #expect(requests.all.isEmpty)
    #expect(Window(rootViewController: manager).lines == ["Loading…"])
    #expect(requests.all.count == 1)
  }

  @Test func `the manager shows the news that a message reports`() {
    let window = Window(rootViewController: manager())
    #expect(window.lines == ["Loading…"])

    center.post(NewsLoaded(items: [NewsItem(title: "新闻一")]))

    #expect(window.lines == ["▸ 新闻一"])
  }

  @Test func `the manager shows the error that a message reports`() {
    let window = Window(rootViewController: manager())

    center.post(NewsLoadFailed(error: .incompleteResponse))

    #expect(window.lines.joined().contains("The server closed the connection"))
  }

  @Test func `the notification center does not retain the manager`() {
    let released = WeakReference {
      let manager = manager()
      _ = manager.view
      return manager
    }

    #expect(released.isReleased)
  }

  private func manager() -> NewsManager {
    NewsManager(center: center, images: FailingImageSource())
  }
}
