import Foundation
import Model
import Notifications
import TerminalUI
import TestSupport
import Testing

@Suite("Notification: ButtonWorker")
struct ButtonWorkerTests {
  private let center = NotificationCenter()

  @Test func `the worker works without a screen and responds to any sender`() {
    let worker = ButtonWorker(model: ButtonModel(digits: StubDigitSource(7)), center: center)
    var contents: [String] = []
    let observation = center.addObserver(for: ContentChanged.self) { contents.append($0.content) }

    center.post(ButtonTapped())

    #expect(contents == ["7"])
    withExtendedLifetime((worker, observation)) {}
  }

  @Test func `a released worker ends its observation`() {
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

@Suite("Notification: ButtonManager and ButtonWorker")
struct ButtonMessagesTests {
  private let center = NotificationCenter()

  @Test func `the manager shows the next digit synchronously when the button is tapped`() {
    let worker = worker()
    let manager = ButtonManager(content: "2333", center: center)
    #expect(manager.view.labelText == "2333")

    manager.view.descendants(of: Button.self).first?.press()

    #expect(manager.view.labelText == "7")
    withExtendedLifetime(worker) {}
  }

  @Test func `a tap has no effect if no worker observes it`() {
    let manager = ButtonManager(content: "2333", center: center)

    manager.view.descendants(of: Button.self).first?.press()

    #expect(manager.view.labelText == "2333")
  }

  @Test func `two managers can observe the same worker`() {
    let worker = worker()
    let managers = [1, 2].map { _ in ButtonManager(content: "2333", center: center) }
    _ = managers[1].view

    managers[0].view.descendants(of: Button.self).first?.press()

    #expect(managers.map(\.view.labelText) == ["7", "7"])
    withExtendedLifetime(worker) {}
  }

  @Test func `the manager receives no messages from another notification center`() {
    let worker = worker()
    let manager = ButtonManager(content: "2333", center: NotificationCenter())

    manager.view.descendants(of: Button.self).first?.press()

    #expect(manager.view.labelText == "2333")
    withExtendedLifetime(worker) {}
  }

  private func worker() -> ButtonWorker {
    ButtonWorker(model: ButtonModel(digits: StubDigitSource(7)), center: center)
  }
}
