import ButtonViewData
import TerminalUI

/// Responds to taps in a button view.
public protocol ButtonViewDelegate: AnyObject {
  /// Called when the user taps the button.
  func buttonViewDidTap(_ buttonView: ButtonView)
}

/// A label and a button.
///
/// In this form of MVC, the view copies the text of a model that it receives. It never changes the model.
/// It reports taps to its delegate, which it knows by protocol only.
public final class ButtonView: View {
  public weak var delegate: (any ButtonViewDelegate)?

  public var model: TextModel? {
    didSet { label.text = model?.content ?? "" }
  }

  private let label = Label()
  private let button = Button(title: "Click me!")

  public override init() {
    super.init()
    addSubview(label)
    addSubview(button)
    button.addTarget(self, action: ButtonView.buttonTapped)
  }

  private func buttonTapped() {
    delegate?.buttonViewDidTap(self)
  }
}
