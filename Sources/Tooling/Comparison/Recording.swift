import Catalog
public import Contract
import Model
import TerminalUI
public import XRay

/// Who called whom in a demo, event by event.
public struct Recording {
  private let driver: ScreenDriver
  private let recorder = Recorder(findsLines: false)

  public init?(_ demo: Demo, of pattern: Pattern) {
    guard let driver = ScreenDriver(demo, of: pattern) else { return nil }
    self.driver = driver
    driver.wrapServices = recorder.recording
    driver.onChange = { [recorder] _ in recorder.takeStack() }
    driver.open()
  }

  /// What one press of the button calls.
  public func press() async -> CallTree? {
    await tree { driver.send(.press) }
  }

  /// What the steps of a news list call.
  public struct News {
    /// The news come, and then a picture that fails.
    public fileprivate(set) var arrival = CallTree()
    /// A row is opened.
    public fileprivate(set) var opening = CallTree()
    /// The user reloads, and the load fails.
    public fileprivate(set) var failure = CallTree()

    public var all: CallTree {
      var all = CallTree()
      all.roots = arrival.roots + opening.roots + failure.roots
      return all
    }
  }

  /// What it calls to show the news, to open a row, and to show why a load failed.
  public func news() async -> News? {
    await driver.runPendingTasks()
    let item = NewsItem(title: "One", content: "More", imageAddress: "picture")
    let arrival = await tree {
      driver.newsRequests.all.first?.answer(.success([item]))
    } _: {
      driver.imageRequests.all.first?.answer(.failure(.incompleteResponse))
    }
    let opening = await tree { driver.send(.open) }
    await driver.perform { driver.send(.close) }
    let failure = await tree {
      driver.send(.reload)
    } _: {
      driver.newsRequests.all.first?.answer(.failure(.incompleteResponse))
    }
    guard let arrival, let opening, let failure else { return nil }
    return News(arrival: arrival, opening: opening, failure: failure)
  }

  /// What happens while something is done that changes the screen, and then something else.
  private func tree(of event: () -> Void, _ next: (() -> Void)? = nil) async -> CallTree? {
    recorder.beginEvent()
    await driver.perform(atMost: .seconds(2), event)
    if let next { await driver.perform(atMost: .seconds(2), next) }
    return await recorder.finishEvent(showing: ["Model", "TerminalUI", driver.module])
  }
}
