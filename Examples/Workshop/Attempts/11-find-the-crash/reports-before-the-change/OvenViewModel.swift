// check: The screen shows the old text. Change it before the report, and keep the closure.
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
    // Weak: the oven stores the closure, and exists longer than this view model.
    oven.addListener { [weak self] in self?.updateText() }
  }

  private func updateText() {
    onChange?()
    timeText = oven.minutes == 0 ? "ready" : "\(oven.minutes) min"
  }
}
