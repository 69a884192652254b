import Delegation
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("Delegate: ButtonWorker")
struct ButtonWorkerTests {
  @Test func `the worker works without a screen and with any delegate`() {
    let worker = ButtonWorker(model: ButtonModel(digits: StubDigitSource(7, 3)))
    let delegate = ContentCollector()
    worker.delegate = delegate

    worker.changeContent()
    worker.changeContent()

    #expect(delegate.contents == ["7", "3"])
  }

  @Test func `the worker changes the content even without a delegate`() {
    let worker = ButtonWorker(model: ButtonModel(digits: StubDigitSource(7)))

    worker.changeContent()

    #expect(worker.content == "7")
  }

  @Test func `the worker does not retain its delegate`() {
    let worker = ButtonWorker(model: ButtonModel(digits: StubDigitSource(7)))
    weak var delegate: ContentCollector?

    do {
      let collector = ContentCollector()
      worker.delegate = collector
      delegate = collector
    }

    #expect(delegate == nil)
  }
}

@Suite("Delegate: ButtonManager")
struct ButtonManagerTests {
  @Test func `the manager shows the next digit synchronously when the button is tapped`() {
    let manager = ButtonManager(
      worker: ButtonWorker(model: ButtonModel(digits: StubDigitSource(7))))
    #expect(manager.view.labelText == "2333")

    manager.view.descendants(of: Button.self).first?.press()

    #expect(manager.view.labelText == "7")
  }
}

private final class ContentCollector: ButtonWorkerDelegate {
  private(set) var contents: [String] = []

  func buttonWorkerDidChangeContent(_ worker: ButtonWorker) {
    contents.append(worker.content)
  }
}
