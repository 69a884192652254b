import TerminalUI

// stub

// TODO: After the screen is closed, one reference in these two files crashes the app. Find it.
// 界面关闭之后，这两个文件里有一个引用会让应用崩溃。找出它。
// end

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
    viewModel.onChange = { [weak self] in self?.showTime() }
  }

  private func showTime() {
    label.text = viewModel.timeText
  }
}
