import DirectCoupling
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("Direct coupling: ButtonManager and ButtonWorker")
struct ButtonManagerTests {
  private let worker = ButtonWorker(model: ButtonModel(digits: StubDigitSource(7)))

  @Test func `the manager shows the next digit synchronously when the button is tapped`() {
    let manager = ButtonManager(number: 2333, worker: worker)
    #expect(manager.view.labelText == "2333")

    manager.view.pressButton()

    #expect(manager.view.labelText == "7")
  }

  @Test func `the manager and the worker form no retain cycle`() {
    let manager = WeakReference { ButtonManager(number: 2333, worker: worker) }

    #expect(manager.isReleased)
  }

  @Test func `a second manager replaces the first manager of a worker`() {
    let managers = [1, 2].map { _ in ButtonManager(number: 2333, worker: worker) }

    managers[0].view.pressButton()

    #expect(managers.map(\.view.labelText) == ["2333", "7"])
  }

  @Test func `the manager shows a number that it received before its view was loaded`() {
    let manager = ButtonManager(number: 2333, worker: worker)

    manager.buttonWorker(worker, didChangeNumber: 7)

    #expect(manager.view.labelText == "7")
  }
}
