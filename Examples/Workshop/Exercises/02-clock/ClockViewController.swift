import TerminalUI

/// Shows on a label what a view model says.
final class ClockViewController: ViewController {
  private let viewModel: any ClockText
  private let label = Label()

  init(viewModel: any ClockText) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(label)
    // TODO: Show the text, now and whenever it changes.
  }
}
