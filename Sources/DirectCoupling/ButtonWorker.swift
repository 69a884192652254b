import Model

/// The worker of the button demo. It changes the model, and reports the number.
///
/// In direct coupling, the worker calls its manager by name. The manager owns the worker, so the
/// reference back is weak.
public final class ButtonWorker {
  public weak var manager: ButtonManager?

  private let model: ButtonModel

  public init(model: ButtonModel) {
    self.model = model
  }

  public func changeNumber() {
    model.changeNumber()
    manager?.buttonWorker(self, didChangeNumber: model.number)
  }
}
