public import TerminalUI

/// An object that hears what the user does in a button view.
public protocol ButtonViewDelegate: AnyObject {
  /// Tells the delegate that the user pressed the button.
  func buttonViewDidPress(_ buttonView: any ButtonViewProtocol)
}

/// A label, and a button that asks for another text.
///
/// In MVP the view is passive: it shows the content that it is given, and tells
/// its delegate what the user did. It knows no model, and nobody above it by name.
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
    button.addTarget(self, action: ButtonView.buttonPressed)
  }

  private func buttonPressed() {
    delegate?.buttonViewDidPress(self)
  }
}
