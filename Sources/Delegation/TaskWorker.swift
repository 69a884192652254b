public import Model

/// An object that hears when a task worker is done.
public protocol TaskWorkerDelegate: AnyObject {
  /// Tells the delegate that the task is done.
  func taskWorkerDidFinish(_ worker: TaskWorker)
}

/// The worker of the print task: it does the task.
///
/// In delegation the worker tells whoever is its delegate that the work is done.
/// It knows a protocol and no manager, and does not keep its delegate alive.
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
