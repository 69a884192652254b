import Delegation
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("Delegate: ButtonWorker")
struct ButtonWorkerTests {
  private let model = ButtonModel(digits: StubDigitSource(7, 3))

  @Test func `the worker works without a screen and with any delegate`() {
    let worker = ButtonWorker(model: model)
    let delegate = NumberCollector()
    worker.delegate = delegate

    worker.changeNumber()
    worker.changeNumber()

    #expect(delegate.numbers == [7, 3])
  }

  @Test func `the worker changes the number even without a delegate`() {
    ButtonWorker(model: model).changeNumber()

    #expect(model.number == 7)
  }

  @Test func `the worker does not retain its delegate`() {
    let worker = ButtonWorker(model: model)

    let delegate = WeakReference {
      let delegate = NumberCollector()
      worker.delegate = delegate
      return delegate
    }

    #expect(delegate.isReleased)
  }
}

@Suite("Delegate: ButtonManager")
struct ButtonManagerTests {
  @Test func `the manager shows the next digit synchronously when the button is tapped`() {
    let worker = ButtonWorker(model: ButtonModel(digits: StubDigitSource(7)))
    let manager = ButtonManager(number: 2333, worker: worker)
    #expect(manager.view.labelText == "2333")

    manager.view.pressButton()

    #expect(manager.view.labelText == "7")
  }

  @Test func `a second manager replaces the first manager of a worker`() {
    let worker = ButtonWorker(model: ButtonModel(digits: StubDigitSource(7)))
    let managers = [1, 2].map { _ in ButtonManager(number: 2333, worker: worker) }

    managers[0].view.pressButton()

    #expect(managers.map(\.view.labelText) == ["2333", "7"])
  }

  @Test func `the manager shows a number that it received before its view was loaded`() {
    let worker = ButtonWorker(model: ButtonModel(digits: StubDigitSource(7)))
    let manager = ButtonManager(number: 2333, worker: worker)

    manager.buttonWorker(worker, didChangeNumber: 7)

    #expect(manager.view.labelText == "7")
  }
}

private final class NumberCollector: ButtonWorkerDelegate {
  private(set) var numbers: [Int] = []

  func buttonWorker(_ worker: ButtonWorker, didChangeNumber number: Int) {
    numbers.append(number)
  }
}
