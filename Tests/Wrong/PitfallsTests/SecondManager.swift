import Testing

/// Wrong: the worker creates a manager and notifies it instead of the manager that started it.
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

@Suite("Pitfall: a worker that creates its own manager")
struct SecondManagerTests {
  @Test func `a worker that creates its own manager does not notify its caller`() {
    let manager = Manager()

    manager.begin(with: LonelyWorker())

    #expect(!manager.hasCelebrated)
  }
}
