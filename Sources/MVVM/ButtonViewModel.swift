import Model
import Observation

/// The view model of the button demo.
///
/// In MVVM, the view model publishes values and calls no view. It changes the model, and it changes its
/// own property. The view observes that property. The view model knows no view.
@Observable
public final class ButtonViewModel {
  private let model: ButtonModel
  /// The text of the label.
  public private(set) var contentText: String

  public init(model: ButtonModel) {
    self.model = model
    contentText = model.content
  }

  /// Called by the view when the user taps the button.
  public func buttonTapped() {
    model.changeContent()
    contentText = model.content
  }
}
