import DirectCoupling
import TerminalUI
import TestSupport
import Testing

@Suite("Direct coupling: PrintManager and PrintWorker")
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

  @Test func `the worker finishes the task even after its manager is released`() {
    let worker = PrintWorker()
    let manager = WeakReference { PrintManager(worker: worker) }

    worker.print()

    #expect(manager.isReleased)
  }
}
