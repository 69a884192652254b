public import Model
public import PatternKit
public import Stories
public import TerminalUI
package import Tracing

/// A driven demo that plays events, and yields what each of them caused: calls, and a screen.
///
/// Transcripts, the page, the comparison, `yours` and the tests of stories play their events here. The
/// live app does not: its loads and its tasks take the time that they take, so nothing waits for them.
public final class Recording {
  /// What a recording can play.
  package enum Action: Equatable {
    case send(Event)
    /// Answers all requests, and those that the answers cause.
    case wait
    /// Answers all requests for articles with an error.
    case fail
  }

  public let driver: ScreenDriver
  private let services: Services?
  /// Records the calls, or `nil` if only screens are wanted.
  private let recorder: Recorder?
  /// The objects of the demo, or `nil` if no values are read.
  package let objects: ObservedObjects?
  /// The errors of the loads that `wait` has answered.
  package private(set) var failures: [LoadError] = []
  private(set) var isOpen = false

  /// Connects a driver, before it opens its demo, with a recorder.
  ///
  /// - Parameters:
  ///   - services: The services that answer at `wait`. Without any, the caller answers the requests of
  ///     the driver.
  ///   - shown: The services whose types are shown, if they differ from `services`.
  ///   - detail: Whether to find files and lines, which takes most of the time. Without a detail, no
  ///     calls are recorded.
  ///   - readsValues: Whether to read the values of properties, and to tell objects of one type apart.
  ///   - number: Returns the number of the change of a view, or `nil` if the change is not counted.
  public init(
    of driver: ScreenDriver, answering services: Services? = nil, showing shown: Services? = nil,
    finding detail: Story.Detail? = .lines, readsValues: Bool = false,
    numberingChanges number: ((View) -> Int?)? = nil
  ) {
    (self.driver, self.services) = (driver, services)
    objects = readsValues ? ObservedObjects() : nil
    recorder = detail.map { [objects] in Recorder(finding: $0, reading: objects) }
    guard let recorder else { return }
    driver.wrapServices = { recorder.recording($0, as: shown ?? services) }
    driver.onChange = { view in recorder.takeStack(of: view, ofChange: number?(view)) }
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
    isOpen = true
    await recorded { await driver.start() }
  }

  /// Performs an action, and records its calls and those of the tasks that it starts.
  public func perform(_ action: () -> Void) async {
    await recorded { await driver.perform(action) }
  }

  package func play(_ action: Action) async {
    switch action {
    case .send(let event): await perform { driver.send(event) }
    case .wait: await answerRequests()
    case .fail:
      for request in driver.newsRequests.all {
        await perform { request.answer(.failure(.incompleteResponse)) }
      }
    }
  }

  /// Ends an event, and returns its calls. Later calls belong to the next event.
  ///
  /// - Returns: `nil` if the program has no function names, or if no calls are recorded.
  public func finishEvent() async -> CallTree? {
    await recorder?.finishEvent(showing: Recorder.Scope(driver.demo))
  }

  /// Ends an event, and discards its calls. To name them would take time.
  func skipEvent() { recorder?.beginEvent() }

  private func recorded(_ work: () async -> Void) async {
    if let recorder { await recorder.recordAsync(work) } else { await work() }
  }

  private func answerRequests() async {
    guard let services else { return }
    let (news, images) = (driver.newsRequests, driver.imageRequests)
    while !news.all.isEmpty || !images.all.isEmpty {
      for request in news.all {
        let outcome = await outcome { () throws(LoadError) in try await services.news.items() }
        if case .failure(let error) = outcome { failures.append(error) }
        await perform { request.answer(outcome) }
      }
      // All pictures load concurrently. The requests are answered in their order.
      let loads = images.all.map { request in
        let load = Task {
          await outcome { () throws(LoadError) in
            try await services.images.data(at: request.question)
          }
        }
        return (request, load)
      }
      for (request, load) in loads {
        let outcome = await load.value
        await perform { request.answer(outcome) }
      }
    }
  }
}

extension ScreenDriver {
  /// The lines of the screen, without the empty lines at its end.
  package var screenLines: [String] {
    let lines = draw()
    let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return Array(lines[..<end])
  }
}

@MainActor package func outcome<Success>(
  of work: () async throws(LoadError) -> Success
) async -> Result<Success, LoadError> {
  do throws(LoadError) {
    return .success(try await work())
  } catch {
    return .failure(error)
  }
}
