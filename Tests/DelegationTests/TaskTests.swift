import Delegation
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("Delegate: the print task")
struct TaskManagerTests {
  @Test func `is celebrated by the manager who asked for it, and by no second one`() {
    let model = TaskModel()
    let manager = TaskManager(worker: TaskWorker(model: model), model: model)

    manager.view.all(Button.self).first?.press()

    #expect(model.lines == ["finish work!", "celebrate Task!"])
    #expect(manager.view.all(TextView.self).first?.text == "finish work!\ncelebrate Task!")
  }

  @Test func `is finished by the worker, even without a delegate`() {
    let model = TaskModel()

    TaskWorker(model: model).doTask()

    #expect(model.lines == ["finish work!"])
  }

  @Test func `may be celebrated by any object that is the worker’s delegate`() {
    let worker = TaskWorker(model: TaskModel())
    let delegate = FinishCounter()
    worker.delegate = delegate

    worker.doTask()

    #expect(delegate.finishes == 1)
  }
}

private final class FinishCounter: TaskWorkerDelegate {
  private(set) var finishes = 0

  func taskWorkerDidFinish(_ worker: TaskWorker) {
    finishes += 1
  }
}
