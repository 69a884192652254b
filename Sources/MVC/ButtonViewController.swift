public import Model
public import TerminalUI

/// The controller of the button demo.
///
/// In MVC the controller stands between the two: it hears the view, changes the
/// model, and hands the model to the view again.
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
  public func buttonViewDidPress(_ buttonView: ButtonView) {
    model.changeContent()
    buttonView.model = model
  }
}
