import Model
import TerminalUI
import TestSupport
import Testing

@testable import DirectCoupling

@Suite("Direct coupling: TaskManager and TaskWorker")
struct TaskManagerTests {
  @Test func `the manager that starts a task celebrates it exactly once`() {
    let model = TaskModel()
    let worker = TaskWorker(model: model)
    let manager = TaskManager(worker: worker, model: model)

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

  @Test func `the task finishes synchronously when the button is tapped`() {
    let model = TaskModel()
    let manager = TaskManager(worker: TaskWorker(model: model), model: model)
    let button = manager.view.descendants(of: Button.self).first

    button?.press()
    button?.press()

    #expect(model.lines == ["finish work!", "celebrate Task!"])
  }
}
