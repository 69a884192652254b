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

  private struct State {
    var users = 0
    /// The hook that another library has installed.
    var previous: Hook?
    var wakeHandler: (@Sendable (UInt) -> Void)?
    /// How often a task continued on the main queue.
    var continuationCount = 0
    /// The IDs of the tasks that only let others continue.
    var yieldingTasks: Set<UInt> = []
  }

  private static let state = Mutex(State())

  /// The runtime’s variable, or `nil` if this runtime has none.
  private static var variable: UnsafeMutablePointer<Hook?>? {
    dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook")?
      .assumingMemoryBound(to: Hook?.self)
  }

  package static var isAvailable: Bool { variable != nil }

  /// The function that is called with the ID of each task that is about to continue.
  ///
  /// It is called on the thread, and in the stack, of the change that wakes the task.
  static func setWakeHandler(_ handler: (@Sendable (UInt) -> Void)?) {
    state.withLock { $0.wakeHandler = handler }
  }

  /// Installs the hook, unless it is installed. Call `stop()` later.
  package static func start() {
    state.withLock { state in
      state.users += 1
      guard state.users == 1, let variable else { return }
      state.previous = variable.pointee
      variable.pointee = { job, enqueue in TaskHook.taskWillContinue(job, enqueue) }
    }
  }

  /// Restores the previous hook when no caller of `start()` needs this one any more.
  package static func stop() {
    state.withLock { state in
      state.users -= 1
      if state.users == 0 { variable?.pointee = state.previous }
    }
  }

  private static func taskWillContinue(_ job: UnsafeRawPointer, _ enqueue: Enqueue) {
    let (previous, wakeHandler) = state.withLock { ($0.previous, $0.wakeHandler) }
    wakeHandler?(id(of: job))
    let job = unsafeBitCast(job, to: UnownedJob.self)
    if TaskPriority(job.priority) == priorityOnMainQueue {
      enqueueOnMainQueue(job)
    } else if let previous {
      previous(unsafeBitCast(job, to: UnsafeRawPointer.self), enqueue)
    } else {
      enqueue(unsafeBitCast(job, to: UnsafeRawPointer.self))
    }
  }
}

// MARK: - The main queue

extension TaskHook {
  /// The priority of the tasks that stay on the main queue. Tasks that they start inherit it.
  ///
  /// These tasks run one after another, in the order in which they were woken. No other task has this
  /// priority, and it is higher than theirs. If a task with a higher priority awaited one of these tasks,
  /// the runtime would raise the priority of that task, and the task would leave the main queue.
  package static let priorityOnMainQueue = TaskPriority(rawValue: TaskPriority.high.rawValue + 1)

  /// How often a task that stays on the main queue has continued.
  package static var continuationCount: Int { state.withLock { $0.continuationCount } }

  /// Lets the other tasks on the main queue continue. The caller itself is not counted.
  @MainActor
  package static func yield() async {
    let task = currentTask
    state.withLock { _ = $0.yieldingTasks.insert(task) }
    await Task.yield()
    state.withLock { _ = $0.yieldingTasks.remove(task) }
  }

  private static func enqueueOnMainQueue(_ job: UnownedJob) {
    let task = id(of: unsafeBitCast(job, to: UnsafeRawPointer.self))
    state.withLock { state in
      if !state.yieldingTasks.contains(task) { state.continuationCount += 1 }
    }
    DispatchQueue.main.async { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
  }
}

// MARK: - Tasks

extension TaskHook {
  /// The ID of the running task, or 0 if no task is running. Two tasks never have the same ID.
  static var currentTask: UInt {
    withUnsafeCurrentTask { task in
      task.map { id(of: unsafeBitCast($0, to: UnsafeRawPointer.self)) } ?? 0
    }
  }

  /// Whether the runtime has IDs of tasks.
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
