public import Model

/// The worker of the print task: it does the task.
///
/// In direct coupling the worker tells its manager, whom it knows by name, that
/// the work is done. The manager owns the worker, so the way back is weak.
public final class TaskWorker {
  weak var manager: TaskManager?

  private let model: TaskModel

  public init(model: TaskModel) {
    self.model = model
  }

  func doTask() {
    model.say("finish work!")
    manager?.celebrateTask()
  }
}
