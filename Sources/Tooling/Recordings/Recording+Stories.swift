import Model
import PatternKit
public import Stories
import TerminalUI
import Tracing

/// The same events in every pattern. The demo is opened before them, if it is not open.
extension Recording {
  /// Whether stories contain each call and its cause on this machine. Otherwise they prove nothing.
  public nonisolated static var findsEachCall: Bool { Recorder.findsEachCall }

  /// Returns the calls of creating the screen.
  public func start() async -> CallTree? {
    await open()
    return await finishEvent()
  }

  /// Returns the calls of the demo after the start: a press, or the steps of the news demo.
  public func story() async -> CallTree? {
    driver.demo.kind == .news ? await news()?.all : await press()
  }

  /// Returns the calls of one press of the button.
  public func press() async -> CallTree? {
    if !isOpen {
      await open()
      skipEvent()
    }
    await perform { driver.send(.press) }
    return await finishEvent()
  }

  /// The calls of the news demo, step by step.
  public struct News {
    /// The articles arrive, then a picture fails to load.
    public let arrival: CallTree
    /// The user opens a row.
    public let opening: CallTree
    /// The user reloads, and the load fails.
    public let failure: CallTree

    public var all: CallTree {
      CallTree(roots: arrival.roots + opening.roots + failure.roots)
    }
  }

  /// Returns the calls that show the articles, open a row, and report a failed load.
  public func news() async -> News? {
    if !isOpen { _ = await start() }
    let item = NewsItem(title: "One", content: "More", imageAddress: "picture")
    let arrival = await calls(
      of: { self.driver.newsRequests.all.first?.answer(.success([item])) },
      { self.driver.imageRequests.all.first?.answer(.failure(.incompleteResponse)) })
    let opening = await calls(of: { self.driver.send(.open) })
    _ = await calls(of: { self.driver.send(.close) })
    let failure = await calls(
      of: { self.driver.send(.reload) },
      { self.driver.newsRequests.all.first?.answer(.failure(.incompleteResponse)) })
    guard let arrival, let opening, let failure else { return nil }
    return News(arrival: arrival, opening: opening, failure: failure)
  }

  private func calls(of actions: (() -> Void)...) async -> CallTree? {
    for action in actions { await perform(action) }
    return await finishEvent()
  }
}
