/// A key that has an effect in a demo.
public nonisolated enum Key: Hashable, Sendable {
  case up, down
  case pageUp, pageDown
  case home, end
  case enter, escape
  case tab, backTab
  /// Ctrl-L, after another program has written on the terminal.
  case redraw
  /// Ctrl-D, as at the prompt of a shell.
  case endOfInput
  case character(Character)
}
