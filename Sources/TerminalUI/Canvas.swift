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
/// It contains only printable characters. Drawing outside its bounds has no effect.
public nonisolated struct Canvas: Sendable {
  /// A piece of text in a line, and the column at which it starts.
  private struct Piece {
    let x: Int
    let content: FittedText
    var end: Int { x + content.columns }
  }

  public let width: Int
  public let height: Int
  /// The pieces of each line, from left to right, without overlaps.
  private var rows: [[Piece]]

  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    rows = Array(repeating: [], count: self.height)
  }

  /// Writes one line of text. The text is clipped at `width` and at the edge of the canvas.
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

  /// Writes one line of text, aligned with the right edge of `width` if `alignedRight` is `true`.
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

  /// The lines from top to bottom, without trailing blanks.
  public var lines: [String] {
    rows.map { pieces in
      var text = ""
      var columns = 0
      for piece in pieces {
        text += String(repeating: " ", count: piece.x - columns) + piece.content.text
        columns = piece.end
      }
      return text.withoutTrailingBlanks
    }
  }

  /// Writes text over existing text, character by character.
  private mutating func overwrite(_ content: FittedText, x: Int, y: Int) {
    var cells: [Character?] = []
    for piece in rows[y] { Self.put(piece.content.text, x: piece.x, into: &cells) }
    Self.put(content.text, x: x, into: &cells)
    let line = String(cells.compactMap(\.self))
    rows[y] = [Piece(x: 0, content: FittedText(text: line, columns: cells.count))]
  }

  /// Puts each character into its one or two cells. A wide character is stored in its first cell,
  /// and its second cell is `nil`. If a wide character loses one cell, the other becomes a blank.
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
