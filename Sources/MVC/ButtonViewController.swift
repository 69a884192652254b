import Model
import TerminalUI

/// The controller of the button demo.
///
/// In MVC, the controller knows both views and model by name. Its views are the label and the button. It
/// changes the model, and it sets the label’s text.
/// `Tests/MVCTests/ButtonTests.swift` shows how it is used.
public final class ButtonViewController: ViewController {
  private let model: ButtonModel
  private let label = Label()
  private let button = Button(title: "Click me!")

  public init(model: ButtonModel) {
    self.model = model
    super.init()
  }

  public override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: ButtonViewController.buttonTapped)
    label.text = "\(model.number)"
  }

  private func buttonTapped() {
    model.changeNumber()
    label.text = "\(model.number)"
  }
}
