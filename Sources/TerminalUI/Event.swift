/// What a user can do on any screen.
public nonisolated enum Event: String, CaseIterable, Sendable {
  /// Presses the button.
  case press
  /// Moves the selection, or the text, one line up.
  case up
  /// Moves the selection, or the text, one line down.
  case down
  /// Moves the selection, or the text, up by as much as is in sight.
  case pageUp = "pageup"
  /// Moves the selection, or the text, down by as much as is in sight.
  case pageDown = "pagedown"
  /// Moves to the first row, or line.
  case home
  /// Moves to the last row, or line.
  case end
  /// Opens the selected row.
  case open
  /// Closes what was opened last.
  case close
  /// Asks for the latest data.
  case reload
}
