// Given code. Do not change it: `check` restores this file.
// 给定的代码，不要修改：`check` 会恢复这个文件。

/// The model: the timer of an oven. It exists before and after its screen.
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
