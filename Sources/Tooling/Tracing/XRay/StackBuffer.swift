import CSupport
import Synchronization

/// The stacks of one recorder.
///
/// Hooks take the stacks, on any thread. A task-local value selects the buffer. Tasks inherit it, so
/// each buffer receives the calls of its own screen.
final class StackBuffer: Sendable {
  @TaskLocal static var current: StackBuffer?

  /// A call stack, and the reason why it was taken.
  struct Sample: Sendable {
    enum Reason: Sendable {
      /// An instrumented function was called.
      case entry
      /// A control changed. The number is that of the caller, if it counts the changes.
      case change(Int?)
      /// A service was called.
      case service(Call)
      /// A service answered the running task.
      case answer
      /// The task with this ID was woken.
      case wake(UInt)
    }

    let reason: Reason
    /// The ID of the running task, or 0.
    let task: UInt
    /// The return addresses, innermost first.
    let addresses: [UInt]

    /// Whether a task called a service, and can wait for its answer.
    fileprivate var isRequest: Bool {
      if case .service = reason { task != 0 } else { false }
    }
  }

  /// The stacks that were taken from one event to the next.
  struct Event: Sendable {
    var number = 0
    var name = "start"
    var samples: [Sample] = []
    /// How many times each function was called, by its address.
    var callCounts: [UInt: Int] = [:]

    /// The stacks that were not stored, because their function was called too often. The functions
    /// are identified by their addresses.
    var excess: [UInt: Int] {
      callCounts.filter { $0.value > StackBuffer.limit }.mapValues { $0 - StackBuffer.limit }
    }

    /// Returns the events in which a task requested something from a service, and got no answer yet.
    /// An event whose request was answered in one of these events is also returned.
    static func withOpenRequests(in events: [Event]) -> [Event] {
      var tasks: Set<UInt> = []
      for sample in events.flatMap(\.samples) {
        if sample.isRequest { tasks.insert(sample.task) } else { tasks.remove(sample.task) }
      }
      var open: [Event] = []
      for event in events.reversed()
      where event.samples.contains(where: { $0.isRequest && tasks.contains($0.task) }) {
        open.insert(event, at: 0)
        tasks.formUnion(event.samples.map(\.task))
      }
      return open
    }
  }

  /// The most stacks of one function in an event. If a model compares two lists of a million items,
  /// for example, `==` is called a million times.
  static let limit = 10_000

  private let latest: Mutex<Event>

  /// - Parameter number: The number of the first event.
  init(beginning number: Int = 0) {
    latest = Mutex(Event(number: number))
  }

  var count: Int { latest.withLock { $0.samples.count } }

  /// The number and the name of the current event.
  var event: (number: Int, name: String) { latest.withLock { ($0.number, $0.name) } }

  /// Notes that a service answered the running task.
  func noteAnswer() { append(.answer, nil, 0) }

  func takeStack(_ reason: Sample.Reason) {
    // The handler is a C function, which captures nothing. A task-local value passes it the reason.
    Self.$pending.withValue(Pending(reason: reason, buffer: self)) {
      take_stack { addresses, count in
        guard let pending = StackBuffer.pending else { return }
        pending.buffer.append(pending.reason, addresses, count)
      }
    }
  }

  private struct Pending: Sendable {
    let reason: Sample.Reason
    let buffer: StackBuffer
  }

  @TaskLocal private static var pending: Pending?

  fileprivate func append(
    _ reason: Sample.Reason, _ addresses: UnsafePointer<UInt>?, _ count: Int
  ) {
    let task = TaskHook.currentTask
    let stack = Array(UnsafeBufferPointer(start: addresses, count: count))
    latest.withLock { $0.samples.append(Sample(reason: reason, task: task, addresses: stack)) }
  }

  /// Counts a call of a function, and returns whether its stack is to be stored.
  fileprivate func count(_ address: UInt) -> Bool {
    latest.withLock { event in
      event.callCounts[address, default: 0] += 1
      return event.callCounts[address, default: 0] <= Self.limit
    }
  }

  /// Returns the stacks so far.
  func read() -> Event { latest.withLock(\.self) }

  /// Returns and removes the stacks so far. Another event begins.
  func take(beginning name: String = "") -> Event {
    latest.withLock { event in
      defer { event = Event(number: event.number + 1, name: name) }
      return event
    }
  }
}

// MARK: - The hooks

extension StackBuffer {
  private static let users = Mutex(0)

  /// Starts the hooks, unless they run already. Call `stopHooks` later.
  static func startHooks() {
    users.withLock { users in
      users += 1
      guard users == 1 else { return }
      // Creating the task-local value can call a function with a hook, which would then wait for itself.
      _ = StackBuffer.current
      set_call_handler { addresses, count in
        guard let buffer = StackBuffer.current, let leaf = addresses?.pointee,
          !Symbols.isGenerated(leaf), buffer.count(leaf)
        else { return }
        buffer.append(.entry, addresses, count)
      }
      TaskHook.setWakeHandler { StackBuffer.current?.takeStack(.wake($0)) }
      TaskHook.start()
    }
  }

  /// Stops the hooks when no recorder needs them any more.
  static func stopHooks() {
    users.withLock { users in
      users -= 1
      guard users == 0 else { return }
      set_call_handler(nil)
      TaskHook.setWakeHandler(nil)
      TaskHook.stop()
    }
  }
}
