/// What makes a terminal do something other than show text, in words.
///
/// Source: ECMA-48, and for the modes with a question mark xterm's control sequences.
nonisolated enum ControlSequence {
  /// Alternate buffer, cursor hidden, no wrapping at the right edge, pasted text in brackets.
  ///
  /// A static string, computed: signal handlers write it, and must not initialize a constant.
  static var enter: StaticString { "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h" }

  /// Everything that `enter` and a frame can have changed, back as it was.
  static var leave: StaticString {
    "\u{1B}[m\u{1B}[r\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  }

  static let clearScreen = "\u{1B}[2J"
  static let clearToEndOfLine = "\u{1B}[K"
  static let plain = "\u{1B}[m"
  static let bold = "\u{1B}[1m"
  static let reversed = "\u{1B}[7m"

  /// Lines and columns are counted from 0 here, and from 1 by terminals.
  static func moveCursor(toLine line: Int, column: Int) -> String {
    column == 0 ? "\u{1B}[\(line + 1)H" : "\u{1B}[\(line + 1);\(column + 1)H"
  }

  /// Moves what stands in `lines` up, or down where `count` is negative. Blank lines follow.
  static func scroll(_ lines: ClosedRange<Int>, up count: Int) -> String {
    let region = "\u{1B}[\(lines.lowerBound + 1);\(lines.upperBound + 1)r"
    let shift = count > 0 ? "\u{1B}[\(count)M" : "\u{1B}[\(-count)L"
    return region + moveCursor(toLine: lines.lowerBound, column: 0) + shift + "\u{1B}[r"
  }
}
