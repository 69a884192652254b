public import Model

/// The worker of the button demo: it changes the model.
///
/// In direct coupling the worker tells its manager, whom it knows by name, that
/// the work is done. The manager owns the worker, so the way back is weak.
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
