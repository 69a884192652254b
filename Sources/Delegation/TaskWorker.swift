public import Model

/// Responds to the work of a task worker.
public protocol TaskWorkerDelegate: AnyObject {
  /// Called when the task is finished.
  func taskWorkerDidFinish(_ worker: TaskWorker)
}

/// The worker of the print task. It does the task.
///
/// In delegation, the worker knows its delegate by protocol only, and does not retain it.
@MainActor
public final class TaskWorker {
  public weak var delegate: (any TaskWorkerDelegate)?

  private let model: TaskModel

  public init(model: TaskModel) {
    self.model = model
  }

  public func doTask() {
    model.say("finish work!")
    delegate?.taskWorkerDidFinish(self)
  }
}
