/// The control sequences of a terminal, by name.
///
/// Sources: ECMA-48, and xterm's control sequences for the modes with a question mark.
nonisolated enum ControlSequence {
  /// Selects the alternate buffer, hides the cursor, and disables wrapping at the right edge.
  /// Pasted text is bracketed.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"
  /// Restores everything that `enter` and a frame may have changed. A terminal without an alternate
  /// buffer, such as that of GNU screen, would keep the frame.
  static let leave =
    "\u{1B}[m\u{1B}[1H" + clearScreen + "\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  static let clearScreen = "\u{1B}[2J"
  static let clearToEndOfLine = "\u{1B}[K"
  static let plain = "\u{1B}[m"

  /// Returns the text in a style. The text after it is plain again.
  static func styled(_ text: String, _ style: Style) -> String {
    let parameters: String
    switch style {
    case .plain: return text
    case .bold: parameters = "1"
    case .dimmed: parameters = "2"
    case .reversed: parameters = "7"
    case .hue(let hue): parameters = "38;5;\(hue.rawValue)"
    }
    return "\u{1B}[\(parameters)m" + text + plain
  }

  /// Moves the cursor. Lines and columns begin at 0 here, and at 1 in terminals.
  static func moveCursor(toLine line: Int, column: Int) -> String {
    column == 0 ? "\u{1B}[\(line + 1)H" : "\u{1B}[\(line + 1);\(column + 1)H"
  }
}
