/// The model: the timer of an oven. It exists before and after its screen. Do not change this type.
final class Oven {
  private(set) var minutes: Int
  private var listeners: [() -> Void] = []

  init(minutes: Int) {
    self.minutes = minutes
  }

  /// Calls `listener` after each minute.
  func addListener(_ listener: @escaping () -> Void) {
    listeners.append(listener)
  }

  func passMinute() {
    minutes = max(0, minutes - 1)
    for listener in listeners { listener() }
  }
}

// TODO: After the screen is closed, one reference in these two files crashes the app. Find it.
// 界面关闭之后，这两个文件里有一个引用会让应用崩溃。找出它。

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
    oven.addListener { [unowned self] in updateText() }
  }

  private func updateText() {
    timeText = oven.minutes == 0 ? "ready" : "\(oven.minutes) min"
    onChange?()
  }
}
