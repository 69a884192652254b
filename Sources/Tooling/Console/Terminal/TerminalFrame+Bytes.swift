nonisolated extension TerminalFrame {
  /// Returns the bytes that change a terminal from `old` to this frame. They contain only the
  /// changed lines.
  ///
  /// Terminals disagree on the width of emoji. So a changed line is cleared first, and each of its
  /// pieces begins at its own column.
  ///
  /// - Parameters:
  ///   - old: The frame that the terminal shows now, or `nil` if it is unknown.
  ///   - usesStyles: Whether text may be highlighted.
  public func bytes(after old: TerminalFrame?, usesStyles: Bool = true) -> [UInt8] {
    var text = ""
    var shown = Array(repeating: [Span](), count: height)
    if let old, old.width == width, old.height == height {
      shown = old.lines
    } else {
      text = ControlSequence.clearScreen
    }
    for y in lines.indices where lines[y] != shown[y] {
      text += ControlSequence.moveCursor(toLine: y, column: 0) + ControlSequence.clearToEndOfLine
      for span in lines[y] where !span.parts.isEmpty {
        if span.column > 0 {
          text += ControlSequence.moveCursor(toLine: y, column: span.column)
        }
        for part in span.parts {
          text += usesStyles ? ControlSequence.styled(part.text, part.style) : part.text
        }
      }
    }
    return Array(text.utf8)
  }
}
