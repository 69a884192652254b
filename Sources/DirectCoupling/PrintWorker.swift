/// The worker of the print task. It does the task, and reports its line.
///
/// In direct coupling, the worker calls its manager by name. The manager owns the worker, so the
/// reference back is weak.
public final class PrintWorker {
  public weak var manager: PrintManager?

  public init() {}

  public func print() {
    manager?.printWorker(self, didFinishWith: "finish work!")
  }
}
