import DirectCoupling
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("Direct coupling: ButtonManager and ButtonWorker")
struct ButtonManagerTests {
  @Test func `the manager shows the next digit synchronously when the button is tapped`() {
    let manager = ButtonManager(
      worker: ButtonWorker(model: ButtonModel(digits: StubDigitSource(7))))
    #expect(manager.view.labelText == "2333")

    manager.view.descendants(of: Button.self).first?.press()

    #expect(manager.view.labelText == "7")
  }

  @Test func `the manager and the worker form no retain cycle`() {
    weak var worker: ButtonWorker?
    weak var manager: ButtonManager?

    do {
      let newWorker = ButtonWorker(model: ButtonModel(digits: StubDigitSource(7)))
      let newManager = ButtonManager(worker: newWorker)
      (worker, manager) = (newWorker, newManager)
    }

    #expect(worker == nil)
    #expect(manager == nil)
  }

  @Test func `a second manager replaces the first manager of a worker`() {
    let worker = ButtonWorker(model: ButtonModel(digits: StubDigitSource(7)))
    let first = ButtonManager(worker: worker)
    let second = ButtonManager(worker: worker)
    _ = second.view

    first.view.descendants(of: Button.self).first?.press()

    #expect(first.view.labelText == "2333")
    #expect(second.view.labelText == "7")
  }
}
