import TerminalUI

/// The controller of the button demo.
///
/// In MVVM, a view controller is part of the view. This one creates the button’s view and passes the
/// view model to it.
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
