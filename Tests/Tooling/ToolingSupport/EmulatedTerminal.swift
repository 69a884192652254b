import TerminalUI

/// A minimal terminal that converts the bytes of a program into visible text.
///
/// It supports only the sequences that the frames use, implemented independently of the program.
/// All other sequences are collected in `misunderstood` and are mistakes.
package struct EmulatedTerminal {
  package private(set) var width: Int
  package private(set) var height: Int
  /// The cells of the alternate buffer. An empty cell follows a wide character.
  private var cells: [[String]] = []
  private var line = 0
  private var column = 0
  private var style = ""

  package private(set) var isAlternate = false
  package private(set) var showsCursor = true
  package private(set) var wraps = true
  package private(set) var bracketsPastedText = false
  /// The text written while the main buffer was shown.
  package private(set) var mainBuffer = ""
  package private(set) var misunderstood: [String] = []
  /// The text outside the window. After a resize, it is the rest of a frame for the old size.
  package private(set) var beyondEdges = ""
  /// The text pieces in each style, in the order of their arrival, in both buffers.
  package private(set) var writtenTexts: [String: [String]] = [:]

  private var unread: [UInt8] = []

  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    clear()
  }

  /// The lines without trailing spaces.
  package var frame: String {
    cells.map { $0.joined().withoutTrailingBlanks }.joined(separator: "\n")
  }

  /// Whether the terminal is in the same state as before the program. A terminal without an
  /// alternate buffer then shows nothing of the last frame.
  package var isAsBefore: Bool {
    !isAlternate && showsCursor && wraps && !bracketsPastedText
      && frame.allSatisfy(\.isWhitespace) && line == 0
  }

  package mutating func resize(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    clear()
  }

  private mutating func clear() {
    cells = Array(repeating: Array(repeating: " ", count: width), count: height)
  }

  // MARK: Parsing

  package mutating func receive(_ bytes: [UInt8]) {
    unread += bytes
    while let piece = nextPiece() { show(piece) }
  }

  /// Returns the next control sequence or character.
  ///
  /// Returns `nil` if the received bytes contain only the beginning of one.
  private mutating func nextPiece() -> String? {
    guard let first = unread.first else { return nil }
    let count: Int?
    if first == 0x1B {
      let hasBracket = unread.count > 1 && unread[1] == UInt8(ascii: "[")
      let isOver = unread.count > 1 && !hasBracket
      count =
        isOver ? 2 : unread.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }.map { $0 + 1 }
    } else {
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      count = unread.count >= length ? length : nil
    }
    guard let count else { return nil }
    defer { unread.removeFirst(count) }
    return String(decoding: unread.prefix(count), as: UTF8.self)
  }

  private mutating func show(_ piece: String) {
    guard !piece.hasPrefix("\u{1B}") else { return obey(piece) }
    if let last = writtenTexts[style]?.indices.last { writtenTexts[style]?[last] += piece }
    guard isAlternate else {
      mainBuffer += piece
      return
    }
    guard let scalar = piece.unicodeScalars.first, scalar.value >= 0x20, scalar.value != 0x7F,
      !(0x80...0x9F).contains(scalar.value)
    else { return misunderstood.append(piece) }
    put(piece, scalar)
  }

  private mutating func put(_ text: String, _ scalar: Unicode.Scalar) {
    guard cells.indices.contains(line) else {
      beyondEdges += text
      return
    }
    let isMark = scalar.properties.generalCategory == .nonspacingMark || scalar == "\u{200D}"
    if isMark, column > 0 {
      cells[line][column - 1] += text
      return
    }
    let columns = Self.isWide(scalar) ? 2 : 1
    guard column + columns <= width else {
      beyondEdges += text
      return
    }
    cells[line][column] = text
    if columns == 2 { cells[line][column + 1] = "" }
    column += columns
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xFF01...0xFF60, 0x1F300...0x1FAFF: true
    default: false
    }
  }

  // MARK: Executing

  private mutating func obey(_ sequence: String) {
    let final = sequence.last ?? " "
    let text = sequence.dropFirst(2).dropLast()
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 1 }
    switch (text, final) {
    case ("?1049", "h"):
      isAlternate = true
      clear()
    case ("?1049", "l"): isAlternate = false
    case ("?25", "h"): showsCursor = true
    case ("?25", "l"): showsCursor = false
    case ("?7", "h"): wraps = true
    case ("?7", "l"): wraps = false
    case ("?2004", "h"): bracketsPastedText = true
    case ("?2004", "l"): bracketsPastedText = false
    case ("2", "J"): clear()
    case ("", "m"): style = ""
    // Bold, dimmed, reversed, and a colour of the palette. No style is added to another.
    case ("1", "m"), ("2", "m"), ("7", "m"),
      (_, "m") where text.hasPrefix("38;5;"):
      if !style.isEmpty { misunderstood.append(sequence) }
      style = String(text.split(separator: ";").last ?? "")
      writtenTexts[style, default: []].append("")
    case ("", "K"):
      if cells.indices.contains(line), column < width {
        for x in column..<width { cells[line][x] = " " }
      }
    case (_, "H"): (line, column) = (numbers[0] - 1, numbers.count > 1 ? numbers[1] - 1 : 0)
    default: misunderstood.append(sequence)
    }
  }
}
