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
    let delegate = ContentCollector()
    worker.delegate = delegate

    worker.changeContent()
    worker.changeContent()

    #expect(delegate.contents == ["7", "3"])
  }

  @Test func `the worker changes the content even without a delegate`() {
    ButtonWorker(model: model).changeContent()

    #expect(model.content == "7")
  }

  @Test func `the worker does not retain its delegate`() {
    let worker = ButtonWorker(model: model)

    let delegate = WeakReference {
      let delegate = ContentCollector()
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
    let manager = ButtonManager(content: "2333", worker: worker)
    #expect(manager.view.labelText == "2333")

    manager.view.pressButton()

    #expect(manager.view.labelText == "7")
  }
}

private final class ContentCollector: ButtonWorkerDelegate {
  private(set) var contents: [String] = []

  func buttonWorker(_ worker: ButtonWorker, didChangeContent content: String) {
    contents.append(content)
  }
}
