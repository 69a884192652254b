public import Model

/// What a presenter needs of its view.
public protocol ButtonViewProtocol: AnyObject {
  /// The text of the label.
  var content: String { get set }
}

/// The presenter of the button demo.
///
/// In MVP the presenter works with both sides, and knows the view by protocol only:
/// it hears the view, changes the model, and tells the view what to show.
public final class ButtonPresenter {
  private let model: ButtonModel
  private weak var view: (any ButtonViewProtocol)?

  public init(model: ButtonModel) {
    self.model = model
  }

  /// Begins to work for a view, which somebody else keeps, and shows it the present content.
  public func attach(_ view: any ButtonViewProtocol) {
    self.view = view
    view.content = model.content
  }
}

extension ButtonPresenter: ButtonViewDelegate {
  public func buttonViewDidPress(_ buttonView: any ButtonViewProtocol) {
    model.changeContent()
    view?.content = model.content
  }
}
