public import Foundation
public import Model

/// The worker of the print task: it does the task.
///
/// In notification the worker tells whoever listens that the work is done. It
/// knows two messages and no manager, and nobody may be listening.
public final class TaskWorker {
  private let model: TaskModel
  private let center: NotificationCenter
  private var token: NotificationCenter.ObservationToken?

  public init(model: TaskModel, center: NotificationCenter) {
    self.model = model
    self.center = center
    token = center.addObserver(for: TaskWanted.self) { [weak self] _ in
      self?.doTask()
    }
  }

  private func doTask() {
    model.say("finish work!")
    center.post(TaskDone())
  }
}
