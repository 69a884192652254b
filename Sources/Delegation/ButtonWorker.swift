public import Model

/// Responds to the work of a button worker.
public protocol ButtonWorkerDelegate: AnyObject {
  /// Called when the content has changed.
  func buttonWorkerDidChangeContent(_ worker: ButtonWorker)
}

/// The worker of the button demo. It changes the model.
///
/// In delegation, the worker knows its delegate by protocol only, and does not retain it.
@MainActor
public final class ButtonWorker {
  public weak var delegate: (any ButtonWorkerDelegate)?

  private let model: ButtonModel

  public init(model: ButtonModel) {
    self.model = model
  }

  public var content: String { model.content }

  public func changeContent() {
    model.changeContent()
    delegate?.buttonWorkerDidChangeContent(self)
  }
}
