public import Model
public import TerminalUI

/// An object that hears what the user does in a button view.
public protocol ButtonViewDelegate: AnyObject {
  /// Tells the delegate that the user pressed the button.
  func buttonViewDidPress(_ buttonView: ButtonView)
}

/// A label, and a button that asks for another text.
///
/// In MVC a view may show a model that it is given: the setter fills the label.
/// It never changes the model; it tells its delegate what the user did.
public final class ButtonView: View {
  public weak var delegate: (any ButtonViewDelegate)?

  public var model: ButtonModel? {
    didSet { label.text = model?.content ?? "" }
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
