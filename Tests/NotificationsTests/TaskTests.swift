import Foundation
import Model
import Notifications
import TerminalUI
import TestSupport
import Testing

@Suite("Notification: the print task")
struct TaskMessagesTests {
  private let center = NotificationCenter()
  private let model = TaskModel()

  @Test func `is celebrated by the manager who asked for it, and by no second one`() {
    let worker = TaskWorker(model: model, center: center)
    let manager = TaskManager(model: model, center: center)

    manager.view.all(Button.self).first?.press()

    #expect(model.lines == ["finish work!", "celebrate Task!"])
    #expect(manager.view.all(TextView.self).first?.text == "finish work!\ncelebrate Task!")
    withExtendedLifetime(worker) {}
  }

  @Test func `is finished by the worker, even without a manager`() {
    let worker = TaskWorker(model: model, center: center)

    center.post(TaskRequested())

    #expect(model.lines == ["finish work!"])
    withExtendedLifetime(worker) {}
  }

  @Test func `needs no more than two messages that carry nothing`() {
    #expect(propertyTypes(of: TaskRequested()) == [])
    #expect(propertyTypes(of: TaskFinished()) == [])
  }

  @Test func `is left undone, without harm, when nobody listens`() {
    let manager = TaskManager(model: model, center: center)

    manager.view.all(Button.self).first?.press()

    #expect(model.lines == [])
  }
}
