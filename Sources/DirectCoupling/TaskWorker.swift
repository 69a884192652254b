public import Model

/// The worker of the print task. It does the task.
///
/// In direct coupling, the worker calls its manager by name. The manager owns the worker, so the
/// reference back is weak.
@MainActor
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
