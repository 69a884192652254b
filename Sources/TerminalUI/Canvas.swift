/// A rectangle in columns and lines.
public nonisolated struct Rect: Equatable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A grid of terminal cells that views draw on.
///
/// Nothing but printable characters gets onto it, and nothing outside it is drawn.
public nonisolated struct Canvas: Sendable {
  public let width: Int
  public let height: Int
  /// The cells of each line, as far as something has been written. A wide
  /// character stands in its first cell; its second one holds nothing.
  private var rows: [[Character?]]

  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    rows = Array(repeating: [], count: self.height)
  }

  /// Writes one line of text, cut where `width` or the canvas ends.
  public mutating func write(_ text: String, x: Int, y: Int, width: Int) {
    guard (0..<height).contains(y) else { return }
    var column = x
    for character in text.fitted(to: min(width, self.width - x)) {
      if column >= 0 { put(character, x: column, y: y) }
      column += character.columns
    }
  }

  /// Writes one line of text that ends at the right edge of `width`.
  public mutating func write(_ text: String, x: Int, y: Int, width: Int, alignedRight: Bool) {
    let indent = alignedRight ? max(0, width - text.fitted(to: width).columns) : 0
    write(text, x: x + indent, y: y, width: width - indent)
  }

  /// Clears a rectangle.
  public mutating func clear(_ rect: Rect) {
    let columns = (rect.x..<rect.x + max(0, rect.width)).clamped(to: 0..<width)
    let lines = (rect.y..<rect.y + max(0, rect.height)).clamped(to: 0..<height)
    for y in lines {
      for x in columns { put(" ", x: x, y: y) }
    }
  }

  /// The lines from top to bottom, without the blanks at their ends.
  public var lines: [String] {
    rows.map { row in
      guard let end = row.lastIndex(where: { $0 != " " }) else { return "" }
      var line = ""
      for case let character? in row[...end] { line.append(character) }
      return line
    }
  }

  /// Puts one character into its one or two cells. A wide character that loses
  /// one of its cells to it leaves a blank in the other.
  private mutating func put(_ character: Character, x: Int, y: Int) {
    let end = x + character.columns
    while rows[y].count < end { rows[y].append(" ") }
    if rows[y][x] == nil { rows[y][x - 1] = " " }
    if end < rows[y].count, rows[y][end] == nil { rows[y][end] = " " }
    rows[y][x] = character
    if character.columns == 2 { rows[y][x + 1] = nil }
  }
}
