// check: The controller does not observe the view model. Set its `onChange` to a closure.
import TerminalUI

/// A screen that shows the text of a view model on a label.
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
  }

  private func showText() {
    // The view model formats the text. The controller shows it unchanged.
    label.text = viewModel.text
  }
}
