import Testing

/// Wrong: the worker makes the manager to whom it reports, and that is not the one who asked.
private final class LonelyWorker {
  private let manager = Manager()

  func work() {
    manager.celebrate()
  }
}

private final class Manager {
  private(set) var hasCelebrated = false

  func celebrate() {
    hasCelebrated = true
  }

  func begin(with worker: LonelyWorker) {
    worker.work()
  }
}

@Suite("A worker that makes its own manager")
struct SecondManagerTests {
  @Test func `never tells the one who asked`() {
    let manager = Manager()

    manager.begin(with: LonelyWorker())

    #expect(!manager.hasCelebrated)
  }
}
