public import Model
public import TerminalUI

/// The manager of the print task. It starts the task and celebrates its end.
///
/// In direct coupling, the manager calls its worker by name. The worker calls this class by name.
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

  /// Called by the worker when the task is finished.
  func celebrateTask() {
    model.say("celebrate Task!")
    textView.text = model.lines.joined(separator: "\n")
  }
}
