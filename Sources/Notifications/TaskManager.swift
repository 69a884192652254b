public import Foundation
public import Model
public import TerminalUI

/// The manager of the print task. It starts the task and celebrates its end.
///
/// In notification, the manager posts one message and observes another one. It knows the notification
/// center, and no worker.
public final class TaskManager: ViewController {
  private let model: TaskModel
  private let center: NotificationCenter
  private var token: NotificationCenter.ObservationToken?
  private let textView = TextView()
  private let button = Button(title: "Begin")

  public init(model: TaskModel, center: NotificationCenter) {
    self.model = model
    self.center = center
    super.init()
    token = center.addObserver(for: TaskFinished.self) { [weak self] _ in
      self?.celebrateTask()
    }
  }

  public override func viewDidLoad() {
    view.addSubview(button)
    view.addSubview(textView)
    button.addTarget(self, action: TaskManager.beginTask)
  }

  private func beginTask() {
    model.clear()
    center.post(TaskRequested())
  }

  private func celebrateTask() {
    model.say("celebrate Task!")
    textView.text = model.lines.joined(separator: "\n")
  }
}
