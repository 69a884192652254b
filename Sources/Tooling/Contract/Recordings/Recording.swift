public import Model
public import PatternKit
public import Stories
public import TerminalUI
package import Tracing

/// A driven demo whose calls are recorded, event by event.
public final class Recording {
  public let driver: ScreenDriver
  private let recorder: Recorder
  /// The objects of the demo, or `nil` if no values are read.
  package let objects: ObservedObjects?

  /// Connects a driver, before it opens its demo, with a recorder.
  ///
  /// - Parameters:
  ///   - services: The services whose types are shown, or `nil` for those of the driver.
  ///   - detail: Whether to find files and lines, which takes most of the time.
  ///   - readsValues: Whether to read the values of properties, and to tell objects of one type apart.
  ///   - number: Returns the number of the change of a view, or `nil` if the change is not counted.
  public init(
    of driver: ScreenDriver, services: Services? = nil, finding detail: Story.Detail = .lines,
    readsValues: Bool = false,
    numberingChanges number: ((View) -> Int?)? = nil
  ) {
    self.driver = driver
    objects = readsValues ? ObservedObjects() : nil
    recorder = Recorder(finding: detail, reading: objects)
    driver.wrapServices = { [recorder] in recorder.recording($0, as: services) }
    driver.onChange = { [recorder] view in recorder.takeStack(of: view, ofChange: number?(view)) }
    driver.onCreation = { [objects] screen, modules in
      objects?.add([screen.viewController] + screen.retainedObjects, of: modules)
    }
  }

  /// Creates a recording without lines.
  public convenience init(_ demo: PatternDemo) {
    self.init(of: ScreenDriver(demo), finding: .names)
  }

  /// Opens the demo.
  public func open() async {
    await recorder.recordAsync { await driver.start() }
  }

  /// Performs an action, and records its calls and those of the tasks that it starts.
  public func perform(_ action: () -> Void) async {
    await recorder.recordAsync { await driver.perform(action) }
  }

  /// Ends an event, and returns its calls. Later calls belong to the next event.
  ///
  /// - Returns: `nil` if the program has no function names.
  public func finishEvent() async -> CallTree? {
    await recorder.finishEvent(showing: Recorder.Scope(driver.demo))
  }

  /// Whether stories contain each call and its cause on this machine. Otherwise they prove nothing.
  public nonisolated static var findsEachCall: Bool { Recorder.findsEachCall }

  // MARK: The same events in every pattern

  /// Returns the calls of the demo after the start: a press, or the steps of the news demo.
  public func story() async -> CallTree? {
    driver.demo.kind == .news ? await news()?.all : await press()
  }

  /// Returns the calls of creating the screen.
  public func start() async -> CallTree? {
    await open()
    return await finishEvent()
  }

  /// Returns the calls of one press of the button.
  public func press() async -> CallTree? {
    await open()
    // The calls of the start are not named, because this takes time.
    recorder.beginEvent()
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
    _ = await start()
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
