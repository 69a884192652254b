import Model

/// Receives the results of a button worker.
public protocol ButtonWorkerDelegate: AnyObject {
  /// Called when the number has changed.
  func buttonWorker(_ worker: ButtonWorker, didChangeNumber number: Int)
}

/// The worker of the button demo. It changes the model, and reports the number.
///
/// In delegation, the worker knows its delegate by protocol only, and does not retain it.
/// `Tests/DelegationTests/ButtonTests.swift` shows how it is used.
public final class ButtonWorker {
  public weak var delegate: (any ButtonWorkerDelegate)?

  private let model: ButtonModel

  public init(model: ButtonModel) {
    self.model = model
  }

  public func changeNumber() {
    model.changeNumber()
    delegate?.buttonWorker(self, didChangeNumber: model.number)
  }
}
