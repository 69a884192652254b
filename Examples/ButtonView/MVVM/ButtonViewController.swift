import TerminalUI

/// The controller of a button view.
///
/// In MVVM, a view controller is part of the view. This one only creates the button view, and passes
/// the view model to it.
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
