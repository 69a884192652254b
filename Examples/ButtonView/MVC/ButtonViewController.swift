import ButtonViewData
import Model
import TerminalUI

/// The controller of a button view.
///
/// In MVC, the controller knows both view and model by name. It is the view’s delegate, it makes the
/// digit a text, it changes the model, and it passes the model to the view.
public final class ButtonViewController: ViewController {
  private let model: TextModel
  private let digits: any DigitSource
  private let buttonView = ButtonView()

  public init(model: TextModel, digits: any DigitSource) {
    self.model = model
    self.digits = digits
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
    model.content = "\(digits.nextDigit())"
    buttonView.model = model
  }
}
