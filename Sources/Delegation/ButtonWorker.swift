import Model

/// Receives the results of a button worker.
public protocol ButtonWorkerDelegate: AnyObject {
  /// Called when the content has changed.
  func buttonWorker(_ worker: ButtonWorker, didChangeContent content: String)
}

/// The worker of the button demo. It changes the model, and reports the content.
///
/// In delegation, the worker knows its delegate by protocol only, and does not retain it.
public final class ButtonWorker {
  public weak var delegate: (any ButtonWorkerDelegate)?

  private let model: ButtonModel

  public init(model: ButtonModel) {
    self.model = model
  }

  public func changeContent() {
    model.changeContent()
    delegate?.buttonWorker(self, didChangeContent: model.content)
  }
}
