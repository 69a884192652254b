import Foundation
import Model
import Notifications
import TerminalUI
import TestSupport
import Testing

@Suite("Notification: TaskManager and TaskWorker")
struct TaskMessagesTests {
  private let center = NotificationCenter()
  private let model = TaskModel()

  @Test func `the manager that starts a task celebrates it exactly once`() {
    let worker = TaskWorker(model: model, center: center)
    let manager = TaskManager(model: model, center: center)

    manager.view.descendants(of: Button.self).first?.press()

    #expect(model.lines == ["finish work!", "celebrate Task!"])
    #expect(
      manager.view.descendants(of: TextView.self).first?.text == "finish work!\ncelebrate Task!")
    withExtendedLifetime(worker) {}
  }

  @Test func `the worker finishes the task even without a manager`() {
    let worker = TaskWorker(model: model, center: center)

    center.post(TaskRequested())

    #expect(model.lines == ["finish work!"])
    withExtendedLifetime(worker) {}
  }

  @Test func `a tap has no effect if no worker observes it`() {
    let manager = TaskManager(model: model, center: center)

    manager.view.descendants(of: Button.self).first?.press()

    #expect(model.lines == [])
  }
}
