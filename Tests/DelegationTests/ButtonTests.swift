import Delegation
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("Delegate: the button’s worker")
struct ButtonWorkerTests {
  @Test func `takes any object as its delegate`() {
    let worker = ButtonWorker(model: ButtonModel(digits: StubDigitSource(7, 3)))
    let delegate = ContentCollector()
    worker.delegate = delegate

    worker.changeContent()
    worker.changeContent()

    #expect(delegate.contents == ["7", "3"])
  }

  @Test func `works without a delegate`() {
    let worker = ButtonWorker(model: ButtonModel(digits: StubDigitSource(7)))

    worker.changeContent()

    #expect(worker.content == "7")
  }

  @Test func `does not keep its delegate alive`() {
    let worker = ButtonWorker(model: ButtonModel(digits: StubDigitSource(7)))
    weak var delegate: ContentCollector?

    do {
      let collector = ContentCollector()
      worker.delegate = collector
      delegate = collector
    }

    #expect(delegate == nil)
  }

  @Test func `knows a protocol and no manager`() {
    let types = propertyTypes(of: ButtonWorker(model: ButtonModel(digits: StubDigitSource(7))))

    #expect(types.contains("Swift.Optional<Delegation.ButtonWorkerDelegate>"))
    #expect(!types.contains { $0.contains("Manager") })
  }
}

@Suite("Delegate: the button’s manager")
struct ButtonManagerTests {
  @Test func `knows its worker by name and is its delegate`() {
    let worker = ButtonWorker(model: ButtonModel(digits: StubDigitSource(7)))
    let manager = ButtonManager(worker: worker)

    #expect(propertyTypes(of: manager).contains("Delegation.ButtonWorker"))
    #expect(worker.delegate === manager)
  }

  @Test func `shows the content before the press is over`() {
    let manager = ButtonManager(
      worker: ButtonWorker(model: ButtonModel(digits: StubDigitSource(7))))
    #expect(manager.view.labelText == "2333")

    manager.view.all(Button.self).first?.press()

    #expect(manager.view.labelText == "7")
  }
}

private final class ContentCollector: ButtonWorkerDelegate {
  private(set) var contents: [String] = []

  func buttonWorkerDidChangeContent(_ worker: ButtonWorker) {
    contents.append(worker.content)
  }
}
