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
  /// A wide character stands in its first cell; its second one holds nothing.
  private var cells: [Character?]

  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    cells = Array(repeating: " ", count: self.width * self.height)
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
    (0..<height).map { y in
      let line = cells[(y * width)..<((y + 1) * width)].compactMap(\.self)
      let end = line.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      return String(line[..<end])
    }
  }

  /// Puts one character into its one or two cells. A wide character that loses
  /// one of its cells to it leaves a blank in the other.
  private mutating func put(_ character: Character, x: Int, y: Int) {
    let start = y * width + x
    let end = start + character.columns
    if cells[start] == nil { cells[start - 1] = " " }
    if end < (y + 1) * width, cells[end] == nil { cells[end] = " " }
    cells[start] = character
    if character.columns == 2 { cells[start + 1] = nil }
  }
}
