import Catalog
public import Contract
import Model
import TerminalUI
public import XRay

/// The recorded calls of a demo, event by event.
public struct Recording {
  private let driver: ScreenDriver
  private let recorder = Recorder(findsLines: false)

  public init?(_ demo: Demo, of pattern: Pattern) {
    guard let driver = ScreenDriver(demo, of: pattern) else { return nil }
    self.driver = driver
    driver.wrapServices = { [recorder] in recorder.recording($0) }
    driver.onChange = { [recorder] _ in recorder.takeStack() }
  }

  /// Returns the calls of creating the screen.
  public func start() async -> CallTree? {
    await open()
    return await finishEvent()
  }

  private func open() async {
    recorder.beginEvent()
    await recorder.recordAsync {
      driver.open()
      await driver.runPendingTasks()
    }
  }

  /// Returns the calls of one press of the button.
  public func press() async -> CallTree? {
    // The calls of the start are recorded and discarded: naming them takes time.
    await open()
    return await tree { driver.send(.press) }
  }

  /// The calls of the news demo, step by step.
  public struct News {
    /// The articles arrive, then a picture fails to load.
    public fileprivate(set) var arrival = CallTree()
    /// The user opens a row.
    public fileprivate(set) var opening = CallTree()
    /// The user reloads, and the load fails.
    public fileprivate(set) var failure = CallTree()

    public var all: CallTree {
      var all = CallTree()
      all.roots = arrival.roots + opening.roots + failure.roots
      return all
    }
  }

  /// Returns the calls that show the articles, open a row, and report a failed load.
  public func news() async -> News? {
    _ = await start()
    let item = NewsItem(title: "One", content: "More", imageAddress: "picture")
    let arrival = await tree {
      driver.newsRequests.all.first?.answer(.success([item]))
    } _: {
      driver.imageRequests.all.first?.answer(.failure(.incompleteResponse))
    }
    let opening = await tree { driver.send(.open) }
    _ = await tree { driver.send(.close) }
    let failure = await tree {
      driver.send(.reload)
    } _: {
      driver.newsRequests.all.first?.answer(.failure(.incompleteResponse))
    }
    guard let arrival, let opening, let failure else { return nil }
    return News(arrival: arrival, opening: opening, failure: failure)
  }

  private func finishEvent() async -> CallTree? {
    await recorder.finishEvent(
      showing: Recorder.Scope(
        module: driver.module, roles: driver.roleNames))
  }

  /// Returns the calls of an action that changes the screen, and of the action after it.
  private func tree(of event: () -> Void, _ next: (() -> Void)? = nil) async -> CallTree? {
    recorder.beginEvent()
    await recorder.recordAsync {
      await driver.perform(event)
      if let next { await driver.perform(next) }
    }
    return await finishEvent()
  }
}
