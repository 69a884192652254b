import Foundation
import Notifications
import TerminalUI
import TestSupport
import Testing

@Suite("Notification: PrintManager and PrintWorker")
struct PrintMessagesTests {
  private let center = NotificationCenter()
  /// No manager retains the worker, so the suite does.
  private let worker: PrintWorker

  init() {
    worker = PrintWorker(center: center)
  }

  @Test func `the manager that starts a task celebrates it exactly once`() {
    let manager = PrintManager(center: center)
    let window = Window(rootViewController: manager)
    var changeCount = 0
    window.onChange = { _ in changeCount += 1 }

    manager.view.pressButton()

    #expect(manager.view.printedText == "finish work!\ncelebrate Task!")
    #expect(changeCount == 1)
  }

  @Test func `the manager prints the line that a message reports`() {
    let manager = PrintManager(center: center)
    #expect(manager.view.printedText == "")

    center.post(PrintFinished(line: "any line"))

    #expect(manager.view.printedText == "any line\ncelebrate Task!")
  }

  @Test func `the worker reports its line even without a manager`() {
    let finished = ReceivedMessages(PrintFinished.self, from: center)

    center.post(PrintRequested())

    #expect(finished.all.map(\.line) == ["finish work!"])
  }

  @Test func `a tap has no effect if no worker observes it`() {
    let manager = PrintManager(center: NotificationCenter())

    manager.view.pressButton()

    #expect(manager.view.printedText == "")
  }
}
