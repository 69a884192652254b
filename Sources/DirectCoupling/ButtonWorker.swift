public import Model

/// The worker of the button demo. It changes the model.
///
/// In direct coupling, the worker calls its manager by name. The manager owns the worker, so the
/// reference back is weak.
@MainActor
public final class ButtonWorker {
  weak var manager: ButtonManager?

  private let model: ButtonModel

  public init(model: ButtonModel) {
    self.model = model
  }

  var content: String { model.content }

  func changeContent() {
    model.changeContent()
    manager?.contentChanged()
  }
}
