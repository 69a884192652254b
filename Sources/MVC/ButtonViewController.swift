import Model
import TerminalUI

/// The controller of the button demo.
///
/// In MVC, the controller knows both view and model by name. It is the view’s delegate, it changes the
/// model, and it passes the model to the view.
public final class ButtonViewController: ViewController {
  private let model: ButtonModel
  private let buttonView = ButtonView()

  public init(model: ButtonModel) {
    self.model = model
    super.init()
  }

  public override func viewDidLoad() {
    view.addSubview(buttonView)
    buttonView.delegate = self
    buttonView.model = model
  }
}

extension ButtonViewController: ButtonViewDelegate {
  public func buttonViewDidTap(_ buttonView: ButtonView) {
    model.changeContent()
    buttonView.model = model
  }
}
