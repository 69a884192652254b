import Foundation
import Model
import Notifications
import TerminalUI
import TestSupport
import Testing

@Suite("Notification: the button’s worker")
struct ButtonWorkerTests {
  private let center = NotificationCenter()

  @Test func `answers whoever posts a message, and works without a screen`() {
    let worker = ButtonWorker(model: ButtonModel(digits: StubDigitSource(7)), center: center)
    var contents: [String] = []
    let observation = center.addObserver(for: ContentChanged.self) { contents.append($0.content) }

    center.post(ButtonTapped())

    #expect(contents == ["7"])
    withExtendedLifetime((worker, observation)) {}
  }

  @Test func `stops observing when it goes`() {
    let digits = StubDigitSource(7)
    weak var worker: ButtonWorker?
    do {
      let newWorker = ButtonWorker(model: ButtonModel(digits: digits), center: center)
      worker = newWorker
    }

    center.post(ButtonTapped())

    #expect(worker == nil)
    #expect(digits.count == 0)
  }
}

@Suite("Notification: the button’s manager and worker")
struct ButtonMessagesTests {
  private let center = NotificationCenter()

  @Test func `do not hold each other`() {
    let worker = worker()
    let manager = ButtonManager(content: "2333", center: center)

    #expect(!propertyTypes(of: manager).contains { $0.contains("Worker") })
    #expect(!propertyTypes(of: worker).contains { $0.contains("Manager") })
  }

  @Test func `meet in two messages`() {
    let worker = worker()
    let manager = ButtonManager(content: "2333", center: center)
    #expect(manager.view.labelText == "2333")

    manager.view.all(Button.self).first?.press()

    #expect(manager.view.labelText == "7")
    withExtendedLifetime(worker) {}
  }

  @Test func `exchange the content and nothing else, no closure for a reply`() {
    #expect(propertyTypes(of: ButtonTapped()) == [])
    #expect(propertyTypes(of: ContentChanged(content: "7")) == ["Swift.String"])
  }

  @Test func `can each be missing without harm`() {
    let manager = ButtonManager(content: "2333", center: center)

    manager.view.all(Button.self).first?.press()

    #expect(manager.view.labelText == "2333")
  }

  @Test func `can be many: two managers hear one worker`() {
    let worker = worker()
    let managers = [1, 2].map { _ in ButtonManager(content: "2333", center: center) }
    _ = managers[1].view

    managers[0].view.all(Button.self).first?.press()

    #expect(managers.map(\.view.labelText) == ["7", "7"])
    withExtendedLifetime(worker) {}
  }

  @Test func `hear nothing from another center`() {
    let worker = worker()
    let manager = ButtonManager(content: "2333", center: NotificationCenter())

    manager.view.all(Button.self).first?.press()

    #expect(manager.view.labelText == "2333")
    withExtendedLifetime(worker) {}
  }

  private func worker() -> ButtonWorker {
    ButtonWorker(model: ButtonModel(digits: StubDigitSource(7)), center: center)
  }
}
