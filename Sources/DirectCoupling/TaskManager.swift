public import Model
public import TerminalUI

/// The manager of the print task: it begins the task, and celebrates its end.
///
/// In direct coupling both sides know each other by name: the manager calls its
/// worker, the worker calls its manager.
public final class TaskManager: ViewController {
  private let worker: TaskWorker
  private let model: TaskModel
  private let textView = TextView()
  private let button = Button(title: "Begin")

  public init(worker: TaskWorker, model: TaskModel) {
    self.worker = worker
    self.model = model
    super.init()
    worker.manager = self
  }

  public override func viewDidLoad() {
    view.addSubview(button)
    view.addSubview(textView)
    button.addTarget(self, action: TaskManager.beginTask)
  }

  private func beginTask() {
    model.clear()
    worker.doTask()
  }

  /// Called by the worker when the task is done.
  func celebrateTask() {
    model.say("celebrate Task!")
    textView.text = model.lines.joined(separator: "\n")
  }
}
