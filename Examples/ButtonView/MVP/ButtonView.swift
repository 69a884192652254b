import TerminalUI

/// Responds to taps in a button view.
public protocol ButtonViewDelegate: AnyObject {
  /// Called when the user taps the button.
  func buttonViewDidTap(_ buttonView: any ButtonViewProtocol)
}

/// A label and a button.
///
/// In MVP, the view is passive. It shows the content that it receives. It reports taps to its delegate,
/// which it knows by protocol only. It knows no model.
public final class ButtonView: View, ButtonViewProtocol {
  public weak var delegate: (any ButtonViewDelegate)?

  public var content = "" {
    didSet { label.text = content }
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
