public import Model
public import TerminalUI

/// The manager of the print task. It starts the task and celebrates its end.
///
/// In delegation, the manager knows the worker by name and is its delegate.
public final class TaskManager: ViewController {
  private let worker: TaskWorker
  private let model: TaskModel
  private let textView = TextView()
  private let button = Button(title: "Begin")

  public init(worker: TaskWorker, model: TaskModel) {
    self.worker = worker
    self.model = model
    super.init()
    worker.delegate = self
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
}

extension TaskManager: TaskWorkerDelegate {
  public func taskWorkerDidFinish(_ worker: TaskWorker) {
    model.say("celebrate Task!")
    textView.text = model.lines.joined(separator: "\n")
  }
}
