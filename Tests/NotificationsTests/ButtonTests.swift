import Foundation
import Model
import Notifications
import TerminalUI
import TestSupport
import Testing

@Suite("Notification: ButtonWorker")
struct ButtonWorkerTests {
  private let center = NotificationCenter()
  /// No manager retains the worker, so the suite does.
  private let worker: ButtonWorker

  init() {
    worker = ButtonWorker(model: ButtonModel(digits: StubDigitSource(7)), center: center)
  }

  @Test func `the worker works without a screen and responds to any sender`() {
    let changes = ReceivedMessages(NumberChanged.self, from: center)

    center.post(ButtonTapped())

    #expect(changes.all.map(\.number) == [7])
  }

  @Test func `a released worker ends its observation`() {
    let digits = StubDigitSource(7)
    let worker = WeakReference {
      ButtonWorker(model: ButtonModel(digits: digits), center: center)
    }

    center.post(ButtonTapped())

    #expect(worker.isReleased)
    #expect(digits.count == 0)
  }
}

@Suite("Notification: ButtonManager and ButtonWorker")
struct ButtonMessagesTests {
  private let center = NotificationCenter()
  /// No manager retains the worker, so the suite does.
  private let worker: ButtonWorker

  init() {
    worker = ButtonWorker(model: ButtonModel(digits: StubDigitSource(7)), center: center)
  }

  @Test func `the manager shows the next digit synchronously when the button is tapped`() {
    let manager = ButtonManager(number: 2333, center: center)
    #expect(manager.view.labelText == "2333")

    manager.view.pressButton()

    #expect(manager.view.labelText == "7")
  }

  @Test func `two managers can observe the same worker`() {
    let managers = [1, 2].map { _ in ButtonManager(number: 2333, center: center) }
    #expect(managers.map(\.view.labelText) == ["2333", "2333"])

    managers[0].view.pressButton()

    #expect(managers.map(\.view.labelText) == ["7", "7"])
  }

  @Test func `the manager receives no messages from another notification center`() {
    let manager = ButtonManager(number: 2333, center: NotificationCenter())

    manager.view.pressButton()

    #expect(manager.view.labelText == "2333")
  }

  @Test func `the manager misses a message before its view is loaded`() {
    let manager = ButtonManager(number: 2333, center: center)

    center.post(NumberChanged(number: 7))

    #expect(manager.view.labelText == "2333")
  }
}
