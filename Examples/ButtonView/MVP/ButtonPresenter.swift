import ButtonViewData
import Model

/// What a presenter needs of its view.
public protocol ButtonViewProtocol: AnyObject {
  /// The text of the label.
  var content: String { get set }
}

/// The presenter of a button view.
///
/// In MVP, the presenter pushes values into its view. It is the view’s delegate, it changes the model,
/// and it sets the view’s content. It knows the view by protocol only.
public final class ButtonPresenter {
  private let model: TextModel
  private let digits: any DigitSource
  private weak var view: (any ButtonViewProtocol)?

  public init(model: TextModel, digits: any DigitSource) {
    self.model = model
    self.digits = digits
  }

  /// Shows the content in a view. The presenter does not retain the view.
  public func attach(_ view: any ButtonViewProtocol) {
    self.view = view
    view.content = model.content
  }
}

extension ButtonPresenter: ButtonViewDelegate {
  public func buttonViewDidTap(_ buttonView: any ButtonViewProtocol) {
    model.content = "\(digits.nextDigit())"
    view?.content = model.content
  }
}
