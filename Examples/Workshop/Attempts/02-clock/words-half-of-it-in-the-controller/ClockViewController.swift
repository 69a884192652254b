// check: The model stores numbers. The view model formats them as text, with two digits each.
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
    // Weak: the view model can outlive the screen and must not retain it.
    viewModel.onChange = { [weak self] in self?.showText() }
  }

  private func showText() {
    label.text = "It is \(viewModel.text)."
  }
}
