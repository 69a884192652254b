// check: After `clear()`, the views show no new choice. The view model must keep its listeners.
/// The view model of a coffee filter. All views of a screen observe it.
final class FilterViewModel {
  let options = ["Any", "Light", "Dark"]

  /// The chosen option. “Any” means no filter.
  private(set) var choice = "Any"

  private var listeners: [() -> Void] = []

  /// Whether the choice differs from the initial one.
  var isFiltering: Bool {
    choice != options[0]
  }

  /// Calls `listener` after each change.
  func addListener(_ listener: @escaping () -> Void) {
    listeners.append(listener)
  }

  /// Chooses an option.
  func choose(_ option: String) {
    guard option != choice else { return }
    // The only place that changes the choice. Every listener is called once per change.
    choice = option
    for listener in listeners { listener() }
  }

  /// Resets the choice to “Any”.
  func clear() {
    choose(options[0])
    listeners = []
  }
}
