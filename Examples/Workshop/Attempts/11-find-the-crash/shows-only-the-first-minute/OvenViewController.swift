// check: The screen shows the first minute only. Keep the closure, and read `oven.minutes` again.
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
    viewModel.onChange = { [weak self] in
      self?.showTime()
      self?.viewModel.onChange = nil
    }
  }

  private func showTime() {
    label.text = viewModel.timeText
  }
}
