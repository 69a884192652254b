/// The view model of a coffee filter. All views of a screen observe it.
final class FilterViewModel {
  let options = ["Any", "Light", "Dark"]

  /// The chosen option. “Any” means no filter.
  private(set) var choice = "Any"

  private var listeners: [() -> Void] = []

  /// Whether the choice differs from the initial one.
  var isFiltering: Bool {
    // TODO: Compare the choice with the initial one.
    // 把选择和最初的选择比较。
    false
  }

  /// Calls `listener` after each change.
  func addListener(_ listener: @escaping () -> Void) {
    listeners.append(listener)
  }

  /// Chooses an option.
  func choose(_ option: String) {
    // TODO: Change the choice, and call every listener once. Without a change, call none.
    // 改变选择，调用每个监听者一次。没有变化就不调用。
  }

  /// Resets the choice to “Any”.
  func clear() {
    // TODO: Change the choice in the same way.
    // 用同样的方法改变选择。
  }
}
