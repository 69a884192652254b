import TerminalUI

/// The controller of a button view.
///
/// In MVP, the controller only creates the view and attaches it to the presenter.
public final class ButtonViewController: ViewController {
  private let presenter: ButtonPresenter
  private let buttonView = ButtonView()

  public init(presenter: ButtonPresenter) {
    self.presenter = presenter
    super.init()
  }

  public override func viewDidLoad() {
    view.addSubview(buttonView)
    buttonView.delegate = presenter
    presenter.attach(buttonView)
  }
}
