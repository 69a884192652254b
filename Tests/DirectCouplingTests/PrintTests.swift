import DirectCoupling
import TerminalUI
import TestSupport
import Testing

@Suite("Direct coupling: PrintManager and PrintWorker")
struct PrintManagerTests {
  @Test func `the manager that starts a task celebrates it exactly once`() {
    let manager = PrintManager(worker: PrintWorker())

    manager.view.pressButton()
    manager.view.pressButton()

    #expect(manager.view.printedText == "finish work!\ncelebrate Task!")
  }

  @Test func `the manager prints the line that its worker reports`() {
    let worker = PrintWorker()
    let manager = PrintManager(worker: worker)

    manager.printWorker(worker, didFinishWith: "any line")

    #expect(manager.view.printedText == "any line\ncelebrate Task!")
  }

  @Test func `the worker finishes the task even without a manager`() {
    PrintWorker().print()
  }
}
