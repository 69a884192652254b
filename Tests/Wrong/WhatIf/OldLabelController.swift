import Model
import TerminalUI

/// A controller in MVC that forgets to set the label after a press.
final class OldLabelController: ViewController {
  private let model: ButtonModel
  private let label = Label()
  private let button = Button(title: "Click me!")

  init(model: ButtonModel) {
    self.model = model
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: OldLabelController.buttonTapped)
    label.text = "\(model.number)"
  }

  private func buttonTapped() {
    model.changeNumber()
  }
}
