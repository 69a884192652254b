/// A user action that every screen accepts.
public nonisolated enum Event: String, CaseIterable, Sendable {
  /// Presses the button.
  case press
  /// Moves the selection, or the text, one line up.
  case up
  /// Moves the selection, or the text, one line down.
  case down
  /// Moves the selection, or the text, up by one page.
  case pageUp = "pageup"
  /// Moves the selection, or the text, down by one page.
  case pageDown = "pagedown"
  /// Moves to the first row, or line.
  case home
  /// Moves to the last row, or line.
  case end
  /// Opens the selected row.
  case open
  /// Closes the topmost screen.
  case close
  /// Requests the latest data.
  case reload
}
