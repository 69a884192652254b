import Synchronization

/// Tasks whose progress can be seen from outside, while the hook for tasks is installed.
///
/// A task belongs to the queue by its priority, which the tasks that it starts inherit. The tasks run one
/// after another on the main queue, in the order in which they were woken. If a task with a higher
/// priority awaited one of them, the runtime would raise the priority of that task, and the task would
/// leave the queue.
///
/// All queues share their progress: when a task continues, the runtime does not tell who started it.
package final class TaskQueue: Sendable {
  /// One of the priorities that the runtime defines. On Apple’s platforms, another one ends the program
  /// (swiftlang/swift#88584). With the highest one, a task that yields does not pass the hook.
  package static let priority = TaskPriority.high

  private struct Progress {
    /// The number of queues. Without a queue, a task runs where the runtime runs it.
    var queueCount = 0
    /// How often a task has continued.
    var continuationCount = 0
    /// The IDs of the tasks that only let others continue.
    var yieldingTasks: Set<UInt> = []
  }

  private static let progress = Mutex(Progress())

  package init() {
    Self.progress.withLock { $0.queueCount += 1 }
  }

  deinit {
    Self.progress.withLock { $0.queueCount -= 1 }
  }

  /// Lets other tasks continue. Returns whether a task has continued.
  ///
  /// The caller is not counted, and neither is a task that begins on the main actor.
  @MainActor
  package func yield() async -> Bool {
    let task = TaskHook.currentTask
    let before = Self.progress.withLock { progress in
      progress.yieldingTasks.insert(task)
      return progress.continuationCount
    }
    await Task.yield()
    return Self.progress.withLock { progress in
      progress.yieldingTasks.remove(task)
      return progress.continuationCount != before
    }
  }

  /// Performs an action. The tasks that it starts, and their tasks, run on this queue.
  @MainActor
  package func perform<Result>(_ action: () -> Result) -> Result {
    var result: Result?
    withoutActuallyEscaping(action) { action in
      _ = Task.immediate(priority: Self.priority) { result = action() }
    }
    guard let result else { preconditionFailure("an immediate task runs immediately") }
    return result
  }

  /// The number of turns in which no task continues, after which none is left. Without the hook for tasks,
  /// every turn seems quiet.
  private static let quietTurns = TaskHook.isAvailable ? 4 : 1000

  /// Runs tasks until `condition` is true. Gives up when no task of the screen can be left.
  @MainActor
  package func wait(until condition: () -> Bool = { false }) async {
    var quietTurns = 0
    while quietTurns < Self.quietTurns, !condition() {
      quietTurns = await yield() ? 0 : quietTurns + 1
    }
  }

  /// Counts the next step of a task. Returns whether it runs on the main queue.
  static func takes(_ job: UnownedJob, of task: UInt) -> Bool {
    guard job.priority.rawValue == priority.rawValue else { return false }
    return progress.withLock { progress in
      if !progress.yieldingTasks.contains(task) { progress.continuationCount += 1 }
      return progress.queueCount > 0
    }
  }
}
