/// Receives the results of a print worker.
public protocol PrintWorkerDelegate: AnyObject {
  /// Called when the task is finished.
  func printWorker(_ worker: PrintWorker, didFinishWith line: String)
}

/// The worker of the print task. It does the task, and reports its line.
///
/// In delegation, the worker knows its delegate by protocol only, and does not retain it.
public final class PrintWorker {
  public weak var delegate: (any PrintWorkerDelegate)?

  public init() {}

  public func print() {
    delegate?.printWorker(self, didFinishWith: "finish work!")
  }
}
