// check: A stored `Bool` is a second copy of the choice. Compute `isFiltering` from `choice`.
/// The view model of a coffee filter. All views of a screen observe it.
final class FilterViewModel {
  let options = ["Any", "Light", "Dark"]

  /// The chosen option. “Any” means no filter.
  private(set) var choice = "Any"

  private var listeners: [() -> Void] = []

  /// Whether the choice differs from the initial one.
  private(set) var isFiltering = false

  /// Calls `listener` after each change.
  func addListener(_ listener: @escaping () -> Void) {
    listeners.append(listener)
  }

  /// Chooses an option.
  func choose(_ option: String) {
    guard option != choice else { return }
    // The only place that changes the choice. Every listener is called once per change.
    choice = option
    isFiltering = option != options[0]
    for listener in listeners { listener() }
  }

  /// Resets the choice to “Any”.
  func clear() {
    choose(options[0])
  }
}
