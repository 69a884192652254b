import CSupport
import Dispatch
public import Stories
import Synchronization
public import TerminalUI

/// Records the calls of a pattern, event by event.
///
/// Patterns do not know the recorder. The compiler inserts a call of a hook at the entry of each of
/// their functions. During an event, stacks are only collected, on any thread. Functions are named
/// afterwards.
///
/// ```swift
/// let recorder = Recorder()
/// recorder.record { model.changeNumber() }
/// let tree = await recorder.finishEvent(showing: Recorder.Scope(module: "Model"))
/// ```
@MainActor
public final class Recorder {
  /// The most that the recorder finds.
  public let detail: Story.Detail
  /// The objects whose properties are read, or `nil` if no values are recorded.
  package let objects: ObservedObjects?
  var waiting = CallTreeBuilder.Tasks()
  /// The previous events that wait for an answer and have no names yet, the latest last.
  var openEvents: [RecordedEvent] = []
  /// The event before the current one, and the events that waited for an answer during it.
  private var previous: (event: RecordedEvent, openEvents: [RecordedEvent])?
  /// The most events that can wait for an answer. A service may never answer.
  private static let maximumOpenEventCount = 8

  struct State {
    var event = RecordedEvent()
    /// The number of the screen. The stacks of tasks of previous screens are not stored.
    var screen = 0
    /// How many tasks were woken by recorded actions and have not continued yet.
    var wokenTaskCount = 0
  }

  private nonisolated let state = Mutex(State())
  private nonisolated let isReading: Bool
  /// The calls of the stacks of this screen, as far as functions of these modules are shown.
  nonisolated let namedStacks = Mutex((modules: Set<String>(), stacks: [[UInt]: CallStack]()))

  /// Reads or changes the state, without recording the calls that this makes.
  ///
  /// The linker can give any code a copy of a helper function that has the hook, and the hook would
  /// wait for the lock of its own thread.
  nonisolated func withState<Result>(_ body: (inout State) -> Result) -> Result {
    let wasIgnoring = ignore_entries(true)
    defer { _ = ignore_entries(wasIgnoring) }
    return state.withLock { body(&$0) }
  }

  public init(finding detail: Story.Detail = .lines, reading objects: ObservedObjects? = nil) {
    (self.detail, self.objects) = (detail, objects)
    isReading = objects != nil
    // The addresses of the program are read before the first stack is taken.
    _ = runningProgram
    Self.hooks
    TaskHook.install()
  }

  // MARK: Actions

  /// Whether the current action or task is recorded.
  public nonisolated var isRecording: Bool {
    let action = RecordedAction.current
    return action?.recorder === self && action?.screen == withState(\.screen)
  }

  private var action: RecordedAction {
    RecordedAction(recorder: self, screen: withState(\.screen))
  }

  /// Performs an action, and records its calls and those of the tasks that it starts.
  @discardableResult
  public func record<Result>(_ action: () throws -> Result) rethrows -> Result {
    try RecordedAction.$current.withValue(self.action) {
      try View.$changeHandler.withValue(changeHandler, operation: action)
    }
  }

  /// Performs an action that can wait, and records its calls and those of the tasks that it starts.
  @discardableResult
  public func recordAsync<Result>(_ action: () async throws -> Result) async rethrows -> Result {
    try await RecordedAction.$current.withValue(self.action) {
      try await View.$changeHandler.withValue(changeHandler, operation: action)
    }
  }

  /// Records that a control has changed that no window shows yet.
  private var changeHandler: @MainActor @Sendable (View) -> Void {
    { [weak self] view in self?.takeStack(of: view) }
  }

  // MARK: Events

  nonisolated var currentEvent: RecordedEvent { withState(\.event) }
  /// The number of stacks taken in this event.
  public var stackCount: Int { withState { $0.event.samples.count } }
  /// The number and the name of the current event.
  public var event: (number: Int, name: String) {
    withState { ($0.event.number, $0.event.name) }
  }

  /// Whether a task that a recorded action woke has not run yet. It runs in one of the next turns of the
  /// main actor. A task that waits for the answer of a service is not woken.
  public nonisolated var hasWokenTasks: Bool { withState { $0.wokenTaskCount > 0 } }

  /// Begins the first event of another screen. The tasks of the previous screen are not recorded.
  public func beginScreen() {
    withState { state in
      state.event = RecordedEvent(number: state.event.number + 1)
      state.screen += 1
    }
    (waiting, openEvents, previous) = (.init(), [], nil)
    namedStacks.withLock { $0.stacks = [:] }
  }

  /// Begins another event, and discards the calls of the previous one. If a service has not answered
  /// yet, the calls are kept: the answer belongs to the event that made the request.
  public func beginEvent(_ name: String = "") {
    let ended = endEvent(beginning: name)
    previous = (ended, openEvents)
    let open = RecordedEvent.withOpenRequests(in: openEvents + [ended])
    openEvents = open.suffix(Self.maximumOpenEventCount)
  }

  /// Continues the previous event, if the current one has caused nothing. Call this in the task that has
  /// performed the current event. Other tasks, such as one that loads, belong to the events before.
  ///
  /// - Returns: Whether the current event was empty.
  public func discardEmptyEvent() -> Bool {
    guard let previous else { return false }
    let task = TaskHook.currentTask
    let isEmpty = withState { state in
      let samples = state.event.samples
      guard samples.allSatisfy({ $0.task != task }) else { return false }
      state.event = previous.event
      state.event.samples += samples
      return true
    }
    if isEmpty { openEvents = previous.openEvents }
    return isEmpty
  }

  func endEvent(beginning name: String = "") -> RecordedEvent {
    // No function runs any more.
    settleChanges(within: [])
    return withState { state in
      defer { state.event = RecordedEvent(number: state.event.number + 1, name: name) }
      return state.event
    }
  }

  // MARK: Stacks

  /// Records that a control has changed, with the number of the change if the caller counts them.
  public func takeStack(of view: View? = nil, ofChange number: Int? = nil) {
    take(.change(number), object: view.map { UInt(bitPattern: ObjectIdentifier($0)) } ?? 0)
  }

  func takeStack(calling service: Call) { take(.service(service)) }

  func noteAnswer() { append(.answer, nil, 0) }

  private nonisolated func take(_ reason: StackSample.Reason, object: UInt = 0) {
    withUnsafePointer(to: (reason, self, object)) { context in
      take_stack(
        { addresses, count, context in
          typealias Context = (reason: StackSample.Reason, recorder: Recorder, object: UInt)
          guard let context = context?.assumingMemoryBound(to: Context.self).pointee else { return }
          context.recorder.append(context.reason, addresses, count, object: context.object)
        }, context)
    }
  }

  /// Records that an action wakes a task. The task then runs in a turn of the main queue, so that
  /// `hasWokenTasks` tells when it has run.
  ///
  /// - Returns: The function to call afterwards. It is `nil` if a task has only left the main actor
  ///   itself, as in the call of a service.
  private nonisolated func wake(_ task: UInt) -> (@Sendable () -> Void)? {
    guard task != TaskHook.currentTask else { return nil }
    take(.wake(task))
    withState { $0.wokenTaskCount += 1 }
    return { [weak self] in self?.withState { $0.wokenTaskCount -= 1 } }
  }

  private nonisolated func append(
    _ reason: StackSample.Reason, _ addresses: UnsafePointer<UInt>?, _ count: Int, object: UInt = 0
  ) {
    guard let action = RecordedAction.current, action.recorder === self else { return }
    let task = TaskHook.currentTask
    let index: Int? = withState { state in
      guard action.screen == state.screen else { return nil }
      if case .entry = reason, let leaf = addresses?.pointee, !state.event.countEntry(of: leaf) {
        return nil
      }
      let stack = Array(UnsafeBufferPointer(start: addresses, count: count))
      state.event.samples.append(StackSample(reason: reason, task: task, addresses: stack))
      return state.event.samples.count - 1
    }
    guard let index, isReading, DispatchQueue.getSpecific(key: Self.mainQueue) != nil else {
      return
    }
    MainActor.assumeIsolated { read(at: index, from: object) }
  }

  /// Marks the main queue. On Linux, any thread can run it.
  private nonisolated static let mainQueue: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Reads what a sample tells about an object, and the changes whose functions have returned.
  private func read(at index: Int, from address: UInt) {
    guard let objects else { return }
    let sample = withState { $0.event.samples[index] }
    settleChanges(within: sample.addresses)
    let (object, value) = objects.read(sample, at: index, from: address)
    withState { ($0.event.samples[index].object, $0.event.samples[index].value) = (object, value) }
  }

  private func settleChanges(within stack: [UInt]) {
    guard let objects else { return }
    let wasIgnoring = ignore_entries(true)
    defer { _ = ignore_entries(wasIgnoring) }
    for (index, value) in objects.settle(within: stack) {
      withState { $0.event.samples[index].value = value }
    }
  }
}

/// An action whose calls are recorded. A task-local value selects it, and tasks inherit it. So each
/// recorder receives the calls of its own screen.
private struct RecordedAction: Sendable {
  weak let recorder: Recorder?
  let screen: Int

  @TaskLocal static var current: RecordedAction?
}

extension Recorder {
  /// Connects the hooks with the recorders, once. Without a recorded action, they store no stack.
  private nonisolated static let hooks: Void = {
    // Creating these values can call a function with a hook, which would then wait for itself.
    _ = (RecordedAction.current, TaskHook.hasTaskIDs)
    if runningProgram.hasEntries {
      set_call_handler { addresses, count, object in
        RecordedAction.current?.recorder?.append(
          .entry, addresses, count, object: UInt(bitPattern: object))
      }
    }
    TaskHook.setWakeHandler { RecordedAction.current?.recorder?.wake($0) }
  }()
}
