public import Model

/// The view model of the button demo.
///
/// In MVVM the view model turns the model into what a view shows, and the user's
/// wishes into changes of the model. It knows nobody above it. Nor is it told to
/// notify anybody: `contentText` is computed from the model, so whoever observes it
/// hears when the model changes.
public final class ButtonViewModel {
  private let model: ButtonModel

  public init(model: ButtonModel) {
    self.model = model
  }

  /// The text of the label.
  public var contentText: String { model.content }

  public func buttonPressed() {
    model.changeContent()
  }
}
