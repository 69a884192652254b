import DirectCoupling
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("Direct coupling: the button’s manager and worker")
struct ButtonManagerTests {
  @Test func `know each other by name`() {
    let worker = ButtonWorker(model: ButtonModel(digits: StubDigitSource(7)))
    let manager = ButtonManager(worker: worker)

    #expect(propertyTypes(of: manager).contains("DirectCoupling.ButtonWorker"))
    #expect(propertyTypes(of: worker).contains("Swift.Optional<DirectCoupling.ButtonManager>"))
  }

  @Test func `call each other before the press is over`() {
    let manager = ButtonManager(
      worker: ButtonWorker(model: ButtonModel(digits: StubDigitSource(7))))
    #expect(manager.view.labelText == "2333")

    manager.view.all(Button.self).first?.press()

    #expect(manager.view.labelText == "7")
  }

  @Test func `do not keep each other alive`() {
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

  @Test func `are a pair: a second manager takes the worker away from the first`() {
    let worker = ButtonWorker(model: ButtonModel(digits: StubDigitSource(7)))
    let first = ButtonManager(worker: worker)
    let second = ButtonManager(worker: worker)
    _ = second.view

    first.view.all(Button.self).first?.press()

    #expect(first.view.labelText == "2333")
    #expect(second.view.labelText == "7")
  }
}
