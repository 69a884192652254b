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
    let text: String
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
    let text = text.fitted(to: width)
    lines[y].append(Span(column: start, width: width, text: text, style: style))
  }

  /// The lines as text, without the blanks at their ends.
  public var text: [String] {
    lines.map { spans in
      var canvas = Canvas(width: width, height: 1)
      for span in spans { canvas.write(span.text, x: span.column, y: 0, width: span.width) }
      return canvas.lines[0]
    }
  }
}
