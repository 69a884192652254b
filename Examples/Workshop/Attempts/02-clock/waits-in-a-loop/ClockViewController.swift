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
    showText()
    while label.text == viewModel.text {}
    showText()
  }

  private func showText() {
    // Word for word: whatever is to be said, the view model says it.
    label.text = viewModel.text
  }
}
