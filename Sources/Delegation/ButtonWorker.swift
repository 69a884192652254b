public import Model

/// An object that hears when a button worker is done.
public protocol ButtonWorkerDelegate: AnyObject {
  /// Tells the delegate that the content has changed.
  func buttonWorkerDidChangeContent(_ worker: ButtonWorker)
}

/// The worker of the button demo: it changes the model.
///
/// In delegation the worker tells whoever is its delegate that the work is done.
/// It knows a protocol and no manager, and does not keep its delegate alive.
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
