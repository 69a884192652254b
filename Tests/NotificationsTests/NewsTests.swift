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

  @Test func `two workers that share a model both report the result of the latest load`() async {
    let model = NewsModel(source: source)
    let centers = [NotificationCenter(), NotificationCenter()]
    let workers = centers.map { NewsWorker(model: model, center: $0) }
    let loads = centers.map { ReceivedMessages(NewsLoaded.self, from: $0) }

    for center in centers { center.post(ReloadRequested()) }

    await eventually(loads.map(\.all.count), equals: [1, 1])
    withExtendedLifetime(workers) {}
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

@Suite("Notification: NewsManager and NewsWorker")
struct NewsMessagesTests {
  @Test func `opening a row shows its content`() async {
    let source = StubNewsSource(NewsItem(title: "One", content: "blablabla"))
    let (window, worker) = screen(source)
    await eventually(window.lines, equals: ["▸ One"])

    window.send(.open)

    #expect(window.lines == ["One", "blablabla"])
    withExtendedLifetime(worker) {}
  }

  @Test func `a reload during a load shows only the result of the reload`() async {
    let (window, worker) = screen(StubNewsSource(failure: .status(500)))

    window.send(.reload)

    #expect(await eventually { window.topViewController is AlertController })
    window.send(.close)
    await runPendingTasks()
    #expect(window.lines == [])
    withExtendedLifetime(worker) {}
  }

  @Test func `closing the screen during a load cancels the load`() async {
    let source = HangingNewsSource()
    var screen: (window: Window, worker: NewsWorker)? = screen(source)
    #expect(screen?.window.lines == ["Loading…"])

    screen = nil

    #expect(await eventually { source.isCancelled })
  }

  /// Returns the screen and its worker, which no manager retains.
  private func screen(_ source: any NewsSource) -> (window: Window, worker: NewsWorker) {
    let center = NotificationCenter()
    let worker = NewsWorker(model: NewsModel(source: source), center: center)
    let manager = NewsManager(center: center, images: FailingImageSource())
    return (Window(rootViewController: manager), worker)
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
