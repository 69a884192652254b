// check: The screen is closed, and its view model remains. The closure of the screen must use `weak`, not `unowned`.
import TerminalUI

/// The screen of an oven: the remaining time.
final class OvenViewController: ViewController {
  private let viewModel: OvenViewModel
  private let label = Label()

  init(viewModel: OvenViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(label)
    showTime()
    viewModel.onChange = { [unowned self] in showTime() }
  }

  private func showTime() {
    label.text = viewModel.timeText
  }
}
