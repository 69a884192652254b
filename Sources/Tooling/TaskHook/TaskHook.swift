import Foundation
import Synchronization

/// The concurrency runtime’s hook for tasks that continue.
///
/// The runtime calls the hook when a task that waited outside the main actor is about to continue. The
/// stack at that moment contains the change that it waited for. The hook is one variable for the whole
/// program. This type is its only owner.
public enum TaskHook {
  /// Whether tasks continue on the main queue, in the order in which they were woken.
  ///
  /// Tasks inherit the value. If it is true, the tasks of a screen run one after another, and a change
  /// is on the screen after a few turns of the main actor.
  ///
  /// The runtime has no task-local values at the moment when a task leaves the main actor itself. So a
  /// task runs on another thread until it was woken once. `setUsesMainQueueOnly` has no such gap.
  @TaskLocal public static var usesMainQueue = false

  private typealias Enqueue = @convention(thin) (UnsafeRawPointer) -> Void
  private typealias Hook = @convention(thin) (UnsafeRawPointer, Enqueue) -> Void

  private struct State {
    var users = 0
    /// The hook that another library has installed.
    var previous: Hook?
    var wakeHandler: (@Sendable (UInt) -> Void)?
    /// The IDs of the tasks that have continued on the main queue.
    var tasksOnMainQueue: Set<UInt> = []
    /// Whether every task continues on the main queue.
    var usesMainQueueOnly = false
  }

  private static let state = Mutex(State())

  /// The runtime’s variable, or `nil` if this runtime has none.
  private static var variable: UnsafeMutablePointer<Hook?>? {
    dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook")?
      .assumingMemoryBound(to: Hook?.self)
  }

  public static var isAvailable: Bool { variable != nil }

  /// The function that is called with the ID of each task that is about to continue.
  ///
  /// It is called on the thread, and in the stack, of the change that wakes the task.
  public static func setWakeHandler(_ handler: (@Sendable (UInt) -> Void)?) {
    state.withLock { $0.wakeHandler = handler }
  }

  /// Installs the hook, unless it is installed. Call `stop()` later.
  public static func start() {
    state.withLock { state in
      state.users += 1
      guard state.users == 1, let variable else { return }
      state.previous = variable.pointee
      variable.pointee = { job, enqueue in TaskHook.taskWillContinue(job, enqueue) }
    }
  }

  /// Restores the previous hook when no caller of `start()` needs this one any more.
  public static func stop() {
    state.withLock { state in
      state.users -= 1
      if state.users > 0 { return }
      variable?.pointee = state.previous
      state.tasksOnMainQueue = []
    }
  }

  /// Sets whether every task of the program continues on the main queue.
  ///
  /// A task that blocks its thread then stops the program.
  public static func setUsesMainQueueOnly(_ isOn: Bool) {
    state.withLock { $0.usesMainQueueOnly = isOn }
  }

  private static func taskWillContinue(_ job: UnsafeRawPointer, _ enqueue: Enqueue) {
    let (task, isOnMainQueue) = (id(of: job), usesMainQueue)
    let (previous, wakeHandler, isKnown) = state.withLock { state in
      if isOnMainQueue { state.tasksOnMainQueue.insert(task) }
      let isKnown = state.usesMainQueueOnly || state.tasksOnMainQueue.contains(task)
      return (state.previous, state.wakeHandler, isKnown)
    }
    wakeHandler?(task)
    if isKnown {
      MainActor.shared.enqueue(unsafeBitCast(job, to: UnownedJob.self))
    } else if let previous {
      previous(job, enqueue)
    } else {
      enqueue(job)
    }
  }
}

// MARK: - Tasks

extension TaskHook {
  /// The ID of the running task, or 0 if no task is running. Two tasks never have the same ID.
  public static var currentTask: UInt {
    withUnsafeCurrentTask { task in
      task.map { id(of: unsafeBitCast($0, to: UnsafeRawPointer.self)) } ?? 0
    }
  }

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
