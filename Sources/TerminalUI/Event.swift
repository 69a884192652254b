/// What a user can do on any screen.
public nonisolated enum Event: String, CaseIterable, Sendable {
  /// Presses the button.
  case press
  /// Moves the selection, or the text, one line up.
  case up
  /// Moves the selection, or the text, one line down.
  case down
  /// Opens the selected row.
  case open
  /// Closes what was opened last.
  case close
  /// Asks for the latest data.
  case reload
}
