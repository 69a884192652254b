// check: The view model stores the closure of the screen. It must not retain the view model.
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
    viewModel.onChange = { [weak self, viewModel] in self?.label.text = viewModel.timeText }
  }

  private func showTime() {
    label.text = viewModel.timeText
  }
}
