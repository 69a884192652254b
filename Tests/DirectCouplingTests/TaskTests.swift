import Model
import TerminalUI
import TestSupport
import Testing

@testable import DirectCoupling

@Suite("Direct coupling: the print task")
struct TaskManagerTests {
  @Test func `is celebrated by the manager who asked for it, and by no second one`() {
    let model = TaskModel()
    let worker = TaskWorker(model: model)
    let manager = TaskManager(worker: worker, model: model)

    manager.view.all(Button.self).first?.press()

    #expect(model.lines == ["finish work!", "celebrate Task!"])
    #expect(manager.view.all(TextView.self).first?.text == "finish work!\ncelebrate Task!")
  }

  @Test func `is finished by the worker, even without a manager`() {
    let model = TaskModel()

    TaskWorker(model: model).doTask()

    #expect(model.lines == ["finish work!"])
  }

  @Test func `is over when the press is over`() {
    let model = TaskModel()
    let manager = TaskManager(worker: TaskWorker(model: model), model: model)
    let button = manager.view.all(Button.self).first

    button?.press()
    button?.press()

    #expect(model.lines == ["finish work!", "celebrate Task!"])
  }
}
