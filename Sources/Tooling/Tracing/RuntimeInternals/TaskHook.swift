import Foundation
import Synchronization

/// The concurrency runtime’s hook for tasks that continue.
///
/// The runtime calls the hook when a task that waited outside the main actor is about to continue. The
/// stack at that moment contains the change that it waited for. The hook is one variable for the whole
/// program. This type is its only owner.
package enum TaskHook {
  private typealias Enqueue = @convention(thin) (UnsafeRawPointer) -> Void
  private typealias Hook = @convention(thin) (UnsafeRawPointer, Enqueue) -> Void

  /// A function that is called with the ID of each task that is about to continue. If it returns a
  /// function, the task runs in a turn of the main queue, and that function is called afterwards.
  typealias WakeHandler = @Sendable (UInt) -> (@Sendable () -> Void)?

  private struct State {
    var users = 0
    /// The hook that another library has installed.
    var previous: Hook?
    var wakeHandler: WakeHandler?
  }

  private static let state = Mutex(State())

  /// The runtime’s variable, or `nil` if this runtime has none.
  private static var variable: UnsafeMutablePointer<Hook?>? {
    dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook")?
      .assumingMemoryBound(to: Hook?.self)
  }

  /// Whether the runtime of this program has the variable.
  static var isInRuntime: Bool { variable != nil }

  package static var isAvailable: Bool { runningProgram.hasWakes }

  /// Sets the handler. It is called on the thread, and in the stack, of the change that wakes the task.
  static func setWakeHandler(_ handler: @escaping WakeHandler) {
    state.withLock { $0.wakeHandler = handler }
  }

  /// Installs the hook, unless it is installed. Call `stop()` later.
  package static func start() {
    state.withLock { state in
      state.users += 1
      guard state.users == 1, isAvailable, let variable else { return }
      state.previous = variable.pointee
      variable.pointee = { job, enqueue in TaskHook.taskWillContinue(job, enqueue) }
    }
  }

  /// Restores the previous hook when no caller of `start()` needs this one any more.
  package static func stop() {
    state.withLock { state in
      state.users -= 1
      if state.users == 0, isAvailable { variable?.pointee = state.previous }
    }
  }

  private static func taskWillContinue(_ job: UnsafeRawPointer, _ enqueue: Enqueue) {
    let (previous, wakeHandler) = state.withLock { ($0.previous, $0.wakeHandler) }
    let task = id(of: job)
    let didRun = wakeHandler?(task)
    let next = unsafeBitCast(job, to: UnownedJob.self)
    if TaskQueue.takes(next, of: task) || didRun != nil {
      DispatchQueue.main.async {
        next.runSynchronously(on: MainActor.sharedUnownedExecutor)
        didRun?()
      }
    } else if let previous {
      previous(job, enqueue)
    } else {
      enqueue(job)
    }
  }

  /// The ID of the running task, or 0 if no task is running. Two tasks never have the same ID.
  static var currentTask: UInt {
    withUnsafeCurrentTask { task in
      task.map { id(of: unsafeBitCast($0, to: UnsafeRawPointer.self)) } ?? 0
    }
  }

  static var hasTaskIDs: Bool { readID != nil }

  /// Returns the ID of a task. If the runtime has no IDs, this is the address, which a later task can
  /// have too.
  private static func id(of task: UnsafeRawPointer) -> UInt {
    readID.map { UInt($0(task)) } ?? UInt(bitPattern: task)
  }

  private static let readID: (@convention(c) (UnsafeRawPointer) -> UInt64)? = {
    let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_task_getJobTaskId")
    return symbol.map { unsafeBitCast($0, to: (@convention(c) (UnsafeRawPointer) -> UInt64).self) }
  }()
}
