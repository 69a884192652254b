import CallHook
import Foundation
import Synchronization

/// The stacks of one recorder.
///
/// Hooks take the stacks, on any thread. A task-local value selects the buffer. Tasks inherit it, so
/// each buffer receives the calls of its own screen.
nonisolated final class StackBuffer: Sendable {
  @TaskLocal static var current: StackBuffer?

  /// A call stack, and the reason why it was taken.
  struct Sample: Sendable {
    enum Reason: Sendable {
      /// An instrumented function was called.
      case entry
      /// A control changed.
      case change
      /// A control changed, and the caller counts the changes.
      case numberedChange(Int)
      /// A service was called.
      case service(Call)
      /// The task with this address was woken.
      case wake(UInt)
    }

    let reason: Reason
    /// The address of the running task, or 0.
    let task: UInt
    /// The return addresses, innermost first.
    let addresses: [UInt]
  }

  /// The stacks of an event.
  struct Event: Sendable {
    var samples: [Sample] = []
    /// How many times each function was called, by its address.
    var callCounts: [UInt: Int] = [:]
    /// The tasks that were woken and have called no function since.
    var wokenTasks: Set<UInt> = []

    /// The stacks that were not stored, because their function was called too often. The functions
    /// are identified by their addresses.
    var excess: [UInt: Int] {
      callCounts.filter { $0.value > StackBuffer.limit }.mapValues { $0 - StackBuffer.limit }
    }
  }

  /// The most stacks of one function in an event. If a model compares two lists of a million items,
  /// for example, `==` is called a million times.
  static let limit = 10_000

  private let event = Mutex(Event())

  var count: Int { event.withLock { $0.samples.count } }

  func takeStack(_ reason: Sample.Reason) {
    // A C function has no context, so the reason is passed in a task-local value.
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
    let task = withUnsafeCurrentTask { task in
      task.map { unsafeBitCast($0, to: UInt.self) } ?? 0
    }
    let stack = Array(UnsafeBufferPointer(start: addresses, count: count))
    event.withLock { event in
      event.samples.append(Sample(reason: reason, task: task, addresses: stack))
      if case .wake(let woken) = reason {
        event.wokenTasks.insert(woken)
      } else {
        event.wokenTasks.remove(task)
      }
    }
  }

  /// Counts a call of a function, and returns whether its stack is to be stored.
  fileprivate func count(_ address: UInt) -> Bool {
    event.withLock { event in
      event.callCounts[address, default: 0] += 1
      return event.callCounts[address, default: 0] <= Self.limit
    }
  }

  /// Waits until the woken tasks have called a function, for at most a fifth of a second.
  ///
  /// On a busy machine, a task can start much later. A task that was cancelled calls no function.
  func waitForWokenTasks() async {
    let caller = withUnsafeCurrentTask { task in
      task.map { unsafeBitCast($0, to: UInt.self) }
    }
    let end = ContinuousClock.now + .milliseconds(200)
    while event.withLock({ $0.wokenTasks.contains { $0 != caller } }), ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Returns the stacks so far.
  func read() -> Event { event.withLock(\.self) }

  func removeAll() {
    event.withLock { event in
      event.samples.removeAll(keepingCapacity: true)
      event.callCounts.removeAll(keepingCapacity: true)
      event.wokenTasks.removeAll()
    }
  }
}

// MARK: - The hooks

nonisolated extension StackBuffer {
  private static let users = Mutex(0)

  /// Starts the hooks, unless they run already. Call `stopHooks` later.
  static func startHooks() {
    users.withLock { users in
      users += 1
      guard users == 1 else { return }
      set_call_handler { addresses, count in
        guard let buffer = StackBuffer.current, let leaf = addresses?.pointee,
          !Symbols.isGenerated(leaf), buffer.count(leaf)
        else { return }
        buffer.append(.entry, addresses, count)
      }
      installWakeHook()
    }
  }

  /// Stops the hooks when no recorder needs them any more.
  static func stopHooks() {
    users.withLock { users in
      users -= 1
      if users == 0 { set_call_handler(nil) }
    }
  }

  private typealias Enqueue = @convention(thin) (UnsafeRawPointer) -> Void
  private typealias Hook = @convention(thin) (UnsafeRawPointer, Enqueue) -> Void

  /// What the stories lack, because a hook is not available.
  static var limitations: [String] {
    let calls = "the compiler inserted no hook: only changes of controls and services are shown"
    let causes = "the runtime has no hook for tasks: a binding is shown without its cause"
    return (has_instrumented_functions() ? [] : [calls]) + (wakeHook == nil ? [causes] : [])
  }

  private static var wakeHook: UnsafeMutableRawPointer? {
    dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook")
  }

  private static func installWakeHook() {
    wakeHook?.assumingMemoryBound(to: Hook?.self).pointee = { job, enqueue in
      StackBuffer.current?.takeStack(.wake(UInt(bitPattern: job)))
      enqueue(job)
    }
  }
}
