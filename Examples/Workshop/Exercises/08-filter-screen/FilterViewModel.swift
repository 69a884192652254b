/// The view model of a coffee filter. All views of a screen observe it.
final class FilterViewModel {
  let options: [String]

  /// The chosen option. The first one, “Any”, means no filter.
  private(set) var choice: String

  private var listeners: [() -> Void] = []

  init(options: [String] = ["Any", "Light", "Dark"]) {
    self.options = options
    choice = options[0]
  }

  /// Whether the choice differs from the initial one.
  var isFiltering: Bool {
    // stub
    // TODO: Compare the choice with the initial one.
    // 把选择和最初的选择比较。
    false
    // solution
    choice != options[0]
    // end
  }

  /// Calls `listener` after each change.
  func addListener(_ listener: @escaping () -> Void) {
    listeners.append(listener)
  }

  /// Chooses an option.
  func choose(_ option: String) {
    // stub
    // TODO: Change the choice, and call every listener once. Without a change, call none.
    // 改变选择，调用每个监听者一次。没有变化就不调用。
    // solution
    guard option != choice else { return }
    // The only place that changes the choice. Every listener is called once per change.
    choice = option
    for listener in listeners { listener() }
    // end
  }

  /// Resets the choice to the first option.
  func clear() {
    // stub
    // TODO: Change the choice in the same way.
    // 用同样的方法改变选择。
    // solution
    choose(options[0])
    // end
  }
}
