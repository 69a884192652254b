public import Model
public import TerminalUI

/// The manager of the print task: it begins the task, and celebrates its end.
///
/// In delegation only one side knows the other by name: the manager calls its worker,
/// and adopts the worker's delegate protocol.
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
