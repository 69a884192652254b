// check: The screen must own its view model. No other object of this test retains it.
import TerminalUI

/// The screen of an oven: the remaining time.
final class OvenViewController: ViewController {
  private weak var viewModel: OvenViewModel?
  private let label = Label()

  init(viewModel: OvenViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(label)
    showTime()
    viewModel?.onChange = { [weak self] in self?.showTime() }
  }

  private func showTime() {
    label.text = viewModel?.timeText ?? ""
  }
}
