public import Model
public import Observation

/// The view model of the button demo.
///
/// In MVVM, the view model turns the model into text for a view, and taps into changes of the model. It
/// holds no view. It notifies no object either: `contentText` is computed from the model, so its observers
/// are notified when the model changes.
@MainActor
@Observable
public final class ButtonViewModel {
  private let model: ButtonModel

  public init(model: ButtonModel) {
    self.model = model
  }

  /// The text of the label.
  public var contentText: String { model.content }

  public func buttonTapped() {
    model.changeContent()
  }
}
