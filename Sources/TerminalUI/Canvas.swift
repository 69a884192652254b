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
  /// Text that stands in a line from a column on.
  private struct Piece {
    let x: Int
    let content: FittedText
    var end: Int { x + content.columns }
  }

  public let width: Int
  public let height: Int
  /// What has been written in each line, from left to right, without overlaps.
  private var rows: [[Piece]]

  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    rows = Array(repeating: [], count: self.height)
  }

  /// Writes one line of text, cut where `width` or the canvas ends.
  public mutating func write(_ text: String, x: Int, y: Int, width: Int) {
    guard (0..<height).contains(y) else { return }
    let content = text.fit(to: min(width, self.width - x))
    guard content.columns > 0 else { return }
    if x >= 0, x >= rows[y].last?.end ?? 0 {
      rows[y].append(Piece(x: x, content: content))
    } else {
      overwrite(content, x: x, y: y)
    }
  }

  /// Writes one line of text that ends at the right edge of `width`.
  public mutating func write(_ text: String, x: Int, y: Int, width: Int, alignedRight: Bool) {
    let indent = alignedRight ? max(0, width - text.fit(to: width).columns) : 0
    write(text, x: x + indent, y: y, width: width - indent)
  }

  /// Clears a rectangle.
  public mutating func clear(_ rect: Rect) {
    let columns = (rect.x..<rect.x + max(0, rect.width)).clamped(to: 0..<width)
    let lines = (rect.y..<rect.y + max(0, rect.height)).clamped(to: 0..<height)
    let blanks = FittedText(
      text: String(repeating: " ", count: columns.count), columns: columns.count)
    for y in lines { overwrite(blanks, x: columns.lowerBound, y: y) }
  }

  /// The lines from top to bottom, without the blanks at their ends.
  public var lines: [String] {
    fittedLines.map(\.text)
  }

  /// The same, each with its width.
  package var fittedLines: [FittedText] {
    rows.map { pieces in
      var text = ""
      var columns = 0
      for piece in pieces {
        text += String(repeating: " ", count: piece.x - columns) + piece.content.text
        columns = piece.end
      }
      let blanks = text.utf8.reversed().prefix { $0 == 0x20 }.count
      text.unicodeScalars.removeLast(blanks)
      let isCertain = pieces.allSatisfy(\.content.isCertain)
      return FittedText(text: text, columns: columns - blanks, isCertain: isCertain)
    }
  }

  /// Writes where there may be something already, character by character.
  private mutating func overwrite(_ content: FittedText, x: Int, y: Int) {
    var cells: [Character?] = []
    for piece in rows[y] { Self.put(piece.content.text, x: piece.x, into: &cells) }
    Self.put(content.text, x: x, into: &cells)
    let line = String(cells.compactMap(\.self))
    let isCertain = content.isCertain && rows[y].allSatisfy(\.content.isCertain)
    let whole = FittedText(text: line, columns: cells.count, isCertain: isCertain)
    rows[y] = [Piece(x: 0, content: whole)]
  }

  /// Puts each character into its one or two cells. A wide one stands in its first cell; its
  /// second one holds nothing. What loses one of its cells leaves a blank in the other.
  private static func put(_ text: String, x: Int, into cells: inout [Character?]) {
    var x = x
    for character in text {
      let end = x + character.columns
      defer { x = end }
      guard x >= 0 else { continue }
      while cells.count < end { cells.append(" ") }
      if cells[x] == nil { cells[x - 1] = " " }
      if end < cells.count, cells[end] == nil { cells[end] = " " }
      cells[x] = character
      if character.columns == 2 { cells[x + 1] = nil }
    }
  }
}
