// stub
// TODO: After the screen is closed, one reference in these two files crashes the app. Find it.
// 界面关闭之后，这两个文件里有一个引用会让应用崩溃。找出它。

// end
/// The view model of an oven.
final class OvenViewModel {
  /// The text on the screen, “2 min” or “ready”.
  private(set) var timeText = ""
  /// Called after the text has changed.
  var onChange: (() -> Void)?
  private let oven: Oven

  init(oven: Oven) {
    self.oven = oven
    updateText()
    // stub
    oven.addListener { [unowned self] in updateText() }
    // solution
    // Weak: the oven stores the closure, and exists longer than this view model.
    oven.addListener { [weak self] in self?.updateText() }
    // end
  }

  private func updateText() {
    timeText = oven.minutes == 0 ? "ready" : "\(oven.minutes) min"
    onChange?()
  }
}
