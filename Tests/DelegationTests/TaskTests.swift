import Delegation
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("Delegate: TaskManager and TaskWorker")
struct TaskManagerTests {
  @Test func `the manager that starts a task celebrates it exactly once`() {
    let model = TaskModel()
    let manager = TaskManager(worker: TaskWorker(model: model), model: model)

    manager.view.descendants(of: Button.self).first?.press()

    #expect(model.lines == ["finish work!", "celebrate Task!"])
    #expect(
      manager.view.descendants(of: TextView.self).first?.text == "finish work!\ncelebrate Task!")
  }

  @Test func `the worker finishes the task even without a manager`() {
    let model = TaskModel()

    TaskWorker(model: model).doTask()

    #expect(model.lines == ["finish work!"])
  }

  @Test func `the worker notifies any delegate when the task finishes`() {
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
