/// A key that the user pressed.
public nonisolated enum Key: Hashable, Sendable {
  case up, down, left, right
  case pageUp, pageDown
  case home, end
  case enter, escape
  case tab, backTab
  case character(Character)
  /// Ctrl and a letter. Ctrl-C and Ctrl-Z usually arrive as signals instead.
  case control(Character)
}
