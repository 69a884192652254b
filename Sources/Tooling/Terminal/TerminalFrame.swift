import TerminalUI

/// What a terminal shows at one moment: lines of text, in pieces that have a style each.
///
/// Nothing but printable characters gets into it, and nothing outside it is drawn.
public nonisolated struct TerminalFrame: Equatable, Sendable {
  /// How text stands out. Nobody must need it to understand what a frame says.
  public enum Style: Sendable {
    case plain, bold, reversed
  }

  /// A piece of a line.
  struct Span: Equatable, Sendable {
    let column: Int
    /// How many columns it takes; those that the text leaves over are blank.
    let width: Int
    let content: FittedText
    let style: Style
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

  /// Writes a piece of a line to the right of what has been written in it, cut where `width` or
  /// the frame ends.
  public mutating func write(
    _ text: some Collection<Character>, x: Int, y: Int, width: Int, style: Style = .plain
  ) {
    guard lines.indices.contains(y) else { return }
    let start = max(x, lines[y].last.map { $0.column + $0.width } ?? 0)
    let width = min(x + width, self.width) - start
    guard width > 0 else { return }
    let content = text.fit(to: width)
    lines[y].append(Span(column: start, width: width, content: content, style: style))
  }

  /// Writes a piece of a line that is known to be printable and to fit into `width`.
  mutating func write(_ content: FittedText, x: Int, y: Int, width: Int) {
    let start = lines.indices.contains(y) ? lines[y].last.map { $0.column + $0.width } ?? 0 : .max
    guard start <= x, x + width <= self.width else {
      return write(content.text, x: x, y: y, width: width)
    }
    lines[y].append(Span(column: x, width: width, content: content, style: .plain))
  }

  /// The lines as text, without the blanks at their ends.
  public var text: [String] {
    lines.map { spans in
      var canvas = Canvas(width: width, height: 1)
      for span in spans { canvas.write(span.content.text, x: span.column, y: 0, width: span.width) }
      return canvas.lines[0]
    }
  }
}
