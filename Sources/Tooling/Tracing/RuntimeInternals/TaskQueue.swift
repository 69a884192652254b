import Foundation
import Synchronization

/// Tasks whose progress can be seen from outside, while the hook for tasks is installed.
///
/// A task belongs to a queue by its priority, which the tasks that it starts inherit. No other task has
/// this priority, and it is higher than theirs. If a task with a higher priority awaited one of these
/// tasks, the runtime would raise the priority of that task, and the task would leave the queue.
package struct TaskQueue: Sendable {
  // The runtime defines 25 and 33, and accepts no priority above 33.
  private static let serialPriorities = UInt8(26)...30
  private static let concurrentPriorities = UInt8(31)...32

  private struct Progress {
    /// How often a task has continued.
    var continuationCount = 0
    /// The number of steps that run, or will run, on other threads.
    var unfinishedCount = 0
    /// The IDs of the tasks that only let others continue.
    var yieldingTasks: Set<UInt> = []
  }

  private static let progress = Mutex<[UInt8: Progress]>([:])
  private static let count = Atomic<Int>(0)

  package let priority: TaskPriority

  /// Creates a queue. If there are more queues than priorities, some of them share their progress.
  ///
  /// - Parameter isConcurrent: Whether tasks can run on several threads. Otherwise they run one after
  ///   another on the main queue, in the order in which they were woken.
  package init(isConcurrent: Bool) {
    let priorities = isConcurrent ? Self.concurrentPriorities : Self.serialPriorities
    let number = Self.count.add(1, ordering: .relaxed).oldValue
    priority = TaskPriority(
      rawValue: priorities.lowerBound + UInt8(number % priorities.count))
  }

  /// Lets other tasks continue. Returns whether a task of this queue has continued, or still runs.
  ///
  /// The caller is not counted, and neither is a task that begins on the main actor.
  @MainActor
  package func yield() async -> Bool {
    let task = TaskHook.currentTask
    let before = Self.change(priority.rawValue) { progress in
      progress.yieldingTasks.insert(task)
      return progress.continuationCount
    }
    await Task.yield()
    return Self.change(priority.rawValue) { progress in
      progress.yieldingTasks.remove(task)
      return progress.continuationCount != before || progress.unfinishedCount > 0
    }
  }

  /// Enqueues the next step of a task. Returns `false` if the task belongs to no queue.
  static func enqueue(_ job: UnownedJob, of task: UInt) -> Bool {
    let priority = job.priority.rawValue
    let isConcurrent = concurrentPriorities.contains(priority)
    guard isConcurrent || serialPriorities.contains(priority) else { return false }
    change(priority) { progress in
      if !progress.yieldingTasks.contains(task) { progress.continuationCount += 1 }
      if isConcurrent { progress.unfinishedCount += 1 }
    }
    if isConcurrent {
      DispatchQueue.global().async {
        job.runSynchronously(on: globalConcurrentExecutor.asUnownedTaskExecutor())
        change(priority) { $0.unfinishedCount -= 1 }
      }
    } else {
      DispatchQueue.main.async { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
    }
    return true
  }

  private static func change<Result>(
    _ priority: UInt8, _ body: (inout Progress) -> Result
  ) -> Result {
    progress.withLock { body(&$0[priority, default: Progress()]) }
  }
}
