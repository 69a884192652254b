public import Foundation
public import Model

/// The worker of the print task. It does the task.
///
/// In notification, manager and worker do not know each other. The worker works even if no object
/// observes its message.
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
