import ButtonViewData
import Model
import Observation

/// The view model of a button view.
///
/// In MVVM, the view model publishes values and calls no view. It changes the model, and it changes its
/// own property. The view observes that property. The view model knows no view.
@Observable
public final class ButtonViewModel {
  private let model: TextModel
  private let digits: any DigitSource
  /// The text of the label.
  public private(set) var contentText: String

  public init(model: TextModel, digits: any DigitSource) {
    self.model = model
    self.digits = digits
    contentText = model.content
  }

  /// Called by the view when the user taps the button.
  public func buttonTapped() {
    model.content = "\(digits.nextDigit())"
    contentText = model.content
  }
}
