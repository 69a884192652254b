public import Foundation
public import Model
public import TerminalUI

/// The manager of the print task: it begins the task, and celebrates its end.
///
/// In notification neither side knows the other: the manager posts a message and
/// observes one, the worker the other way round. The center is handed to both.
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
    token = center.addObserver(for: TaskDone.self) { [weak self] _ in
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
    center.post(TaskWanted())
  }

  private func celebrateTask() {
    model.say("celebrate Task!")
    textView.text = model.lines.joined(separator: "\n")
  }
}
