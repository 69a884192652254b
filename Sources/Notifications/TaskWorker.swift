public import Foundation
public import Model

/// The worker of the print task. It does the task.
///
/// In notification, the worker observes one message and posts another one. It knows the notification
/// center, and no manager. It works even if no object observes its message.
@MainActor
public final class TaskWorker {
  private let model: TaskModel
  private let center: NotificationCenter
  private var token: NotificationCenter.ObservationToken?

  public init(model: TaskModel, center: NotificationCenter) {
    self.model = model
    self.center = center
    token = center.addObserver(for: TaskRequested.self) { [weak self] _ in
      self?.doTask()
    }
  }

  private func doTask() {
    model.say("finish work!")
    center.post(TaskFinished())
  }
}
