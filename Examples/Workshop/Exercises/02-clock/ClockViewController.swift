import TerminalUI

/// A screen that shows the text of a view model on a label.
final class ClockViewController: ViewController {
  private let viewModel: any ClockText
  private let label = Label()

  init(viewModel: any ClockText) {
    self.viewModel = viewModel
    super.init()
  }

  // stub
  override func viewDidLoad() {
    view.addSubview(label)
    // TODO: Show the text immediately, and again after each change.
    // 立即显示文字，每次变化之后再显示一次。
  }
  // solution
  override func viewDidLoad() {
    view.addSubview(label)
    showText()
    // Weak: the view model can outlive the screen and must not retain it.
    viewModel.onChange = { [weak self] in self?.showText() }
  }

  private func showText() {
    // The view model formats the text. The controller shows it unchanged.
    label.text = viewModel.text
  }
  // end
}
