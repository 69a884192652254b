/// Says which coffee is wanted, for all views of a screen that show it.
final class FilterViewModel {
  let options = ["Any", "Light", "Dark"]

  /// The option that is chosen. “Any” is no filter at all.
  private(set) var choice = "Any"

  private var listeners: [() -> Void] = []

  /// Whether the choice is another than it was in the beginning.
  var isFiltering: Bool {
    choice != options[0]
  }

  /// Calls `listener` after each change.
  func addListener(_ listener: @escaping () -> Void) {
    listeners.append(listener)
  }

  /// Chooses an option.
  func choose(_ option: String) {
    // The one place where the choice changes: nobody can be forgotten, nobody told twice.
    choice = option
    for listener in listeners { listener() }
  }

  /// Goes back to “Any”.
  func clear() {
    choose(options[0])
  }
}
