// Given code. Do not change it: `check` restores this file.
// 给定的代码，不要修改：`check` 会恢复这个文件。

/// The model: a parking garage.
class Garage {
  private(set) var freeSpaces: Int

  init(freeSpaces: Int) {
    self.freeSpaces = freeSpaces
  }

  /// A car enters, if a space is free.
  func enterCar() {
    freeSpaces = max(0, freeSpaces - 1)
  }
}
