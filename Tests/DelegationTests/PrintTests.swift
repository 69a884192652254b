import Delegation
import TerminalUI
import TestSupport
import Testing

@Suite("Delegate: PrintManager and PrintWorker")
struct PrintManagerTests {
  @Test func `the manager that starts a task celebrates it exactly once`() {
    let manager = PrintManager(worker: PrintWorker())
    let window = Window(rootViewController: manager)
    var changeCount = 0
    window.onChange = { _ in changeCount += 1 }

    manager.view.pressButton()

    #expect(manager.view.printedText == "finish work!\ncelebrate Task!")
    #expect(changeCount == 1)
  }

  @Test func `the manager prints the line that its worker reports`() {
    let worker = PrintWorker()
    let manager = PrintManager(worker: worker)

    manager.printWorker(worker, didFinishWith: "any line")

    #expect(manager.view.printedText == "any line\ncelebrate Task!")
  }

  @Test func `the worker reports its line to any delegate`() {
    let worker = PrintWorker()
    let delegate = LineCollector()
    worker.delegate = delegate

    worker.print()

    #expect(delegate.lines == ["finish work!"])
  }
}

private final class LineCollector: PrintWorkerDelegate {
  private(set) var lines: [String] = []

  func printWorker(_ worker: PrintWorker, didFinishWith line: String) {
    lines.append(line)
  }
}
