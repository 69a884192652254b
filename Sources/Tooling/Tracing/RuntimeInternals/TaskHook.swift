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

  private static let wakeHandler = Mutex<WakeHandler?>(nil)

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
    wakeHandler.withLock { $0 = handler }
  }

  /// Installs the hook, unless it is installed. It stays installed until the program ends.
  package static func install() { _ = previous }

  /// The hook that another library had installed. Reading it installs this one.
  private static let previous: Hook? = {
    guard isAvailable, let variable else { return nil }
    defer { variable.pointee = { job, enqueue in TaskHook.taskWillContinue(job, enqueue) } }
    return variable.pointee
  }()

  private static func taskWillContinue(_ job: UnsafeRawPointer, _ enqueue: Enqueue) {
    let task = id(of: job)
    let didRun = wakeHandler.withLock(\.self)?(task)
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
