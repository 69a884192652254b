public import TerminalUI

/// The controller of the button demo.
///
/// In MVVM the controller counts as view: it makes the button’s view and hands it
/// the view model.
public final class ButtonViewController: ViewController {
  private let viewModel: ButtonViewModel

  public init(viewModel: ButtonViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  public override func viewDidLoad() {
    view.addSubview(ButtonView(viewModel: viewModel))
  }
}
