import TerminalUI

/// The contents of a terminal: lines of text, divided into pieces with one style each.
///
/// It contains only printable characters. Writing outside its bounds has no effect.
public nonisolated struct TerminalFrame: Equatable, Sendable {
  struct Span: Equatable, Sendable {
    let column: Int
    /// The number of columns. Columns that the text does not fill are blank.
    let width: Int
    /// The number of columns that the text takes.
    let textWidth: Int
    let parts: [StyledText.Part]
  }

  public let width: Int
  public let height: Int
  /// The pieces of each line, from left to right. They do not overlap.
  var lines: [[Span]]

  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    lines = Array(repeating: [], count: self.height)
  }

  public mutating func write(_ text: String, x: Int, y: Int, width: Int, style: Style = .plain) {
    write(StyledText(text, style), x: x, y: y, width: width)
  }

  /// Writes a piece of a line, to the right of its existing pieces. The piece is clipped at `width`
  /// and at the edge of the frame.
  public mutating func write(_ text: StyledText, x: Int, y: Int, width: Int) {
    guard lines.indices.contains(y) else { return }
    let start = max(x, lines[y].last.map { $0.column + $0.width } ?? 0)
    let width = min(x + width, self.width) - start
    guard width > 0 else { return }
    let text = text.printable
    let fitted = text.text.fit(to: width)
    lines[y].append(
      Span(
        column: start, width: width, textWidth: fitted.columns, parts: text.parts(of: fitted.text)))
  }

  /// The lines as text, without trailing blanks.
  public var text: [String] {
    lines.map { spans in
      var text = ""
      var end = 0
      for span in spans {
        text += String(repeating: " ", count: span.column - end)
        text += span.parts.map(\.text).joined()
        end = span.column + span.textWidth
      }
      return text.withoutTrailingBlanks
    }
  }
}
