/// Says which coffee is wanted, for all views of a screen that show it.
final class FilterViewModel {
  let options = ["Any", "Light", "Dark"]

  /// The option that is chosen. “Any” is no filter at all.
  private(set) var choice = "Any"

  private var listeners: [() -> Void] = []

  /// Whether the choice is another than it was in the beginning.
  var isFiltering: Bool {
    // TODO: Not always.
    false
  }

  /// Calls `listener` after each change.
  func addListener(_ listener: @escaping () -> Void) {
    listeners.append(listener)
  }

  /// Chooses an option.
  func choose(_ option: String) {
    // TODO: Change the choice, and tell every listener once. No change, no news.
  }

  /// Goes back to “Any”.
  func clear() {
    // TODO: The same way.
  }
}
