extension Collection<Character> {
  /// The text in one line, without anything that could harm a terminal.
  ///
  /// Text from outside can contain any character. Line breaks and tabs become blanks. Control
  /// characters, including Esc, are removed. Marks that change the writing direction, and marks
  /// without a base character, are removed too. A character of more than 16 scalars is truncated.
  public nonisolated var printable: String {
    if let text = self as? String, text.plainCount(atMost: .max) != nil { return text }
    return String(printableCharacters)
  }

  /// The characters of `printable`, made lazily, so that the cost depends only on those that are
  /// read.
  nonisolated var printableCharacters: some Sequence<Character> {
    lazy.compactMap { $0.printable }
  }

  /// The number of columns that the text takes in a terminal.
  public nonisolated var columns: Int {
    if let text = self as? String, let count = text.plainCount(atMost: .max) { return count }
    return printableCharacters.reduce(0) { $0 + $1.columns }
  }

  /// Returns the text in at most `columns` columns. A text that does not fit ends in "…".
  ///
  /// - Complexity: O(`columns`), even for a longer text.
  public nonisolated func fitted(to columns: Int) -> String {
    fit(to: columns).text
  }

  /// Returns the same text as `fitted(to:)`, with the number of its columns.
  package nonisolated func fit(to columns: Int) -> FittedText {
    if let text = self as? String, let count = text.plainCount(atMost: columns) {
      return FittedText(text: text, columns: count)
    }
    var fitting = ""
    var used = 0
    var (endBeforeEllipsis, usedBeforeEllipsis) = (fitting.endIndex, 0)
    for character in printableCharacters {
      let width = character.columns
      guard used + width <= columns else {
        guard columns > 0 else { return FittedText(text: "", columns: 0) }
        return FittedText(
          text: fitting[..<endBeforeEllipsis] + "…", columns: usedBeforeEllipsis + 1)
      }
      fitting.append(character)
      used += width
      if used < columns { (endBeforeEllipsis, usedBeforeEllipsis) = (fitting.endIndex, used) }
    }
    return FittedText(text: fitting, columns: used)
  }

  /// Returns the text in lines of at most `columns` columns. Lines break at blanks if possible, or
  /// before a wide character. Line breaks in the text remain.
  ///
  /// The lines are computed lazily, so that a page costs only the lines on it.
  public nonisolated func lines(of columns: Int) -> some Sequence<String> {
    WrappedLines<Self>(rest: self[...], columns: Swift.max(1, columns))
  }
}

/// One line of printable text, and the number of columns that it takes in a terminal.
package nonisolated struct FittedText: Equatable, Sendable {
  package let text: String
  package let columns: Int
}

extension String {
  /// Returns the text, followed by as many spaces as it needs to fill `columns` columns.
  package nonisolated func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, columns - self.columns))
  }

  /// The text without the spaces at its end.
  package nonisolated var withoutTrailingBlanks: String {
    guard hasSuffix(" ") else { return self }
    let blanks = utf8.reversed().prefix { $0 == 0x20 }.count
    return String(unicodeScalars.dropLast(blanks))
  }

  /// Returns the number of characters, if it is at most `limit` and all are plain. Most text is, and
  /// its characters then need no further checks.
  fileprivate nonisolated func plainCount(atMost limit: Int) -> Int? {
    var count = 0
    for scalar in unicodeScalars {
      count += 1
      guard count <= limit, scalar.isPlain else { return nil }
    }
    return count
  }
}

/// A text, broken into lines.
private nonisolated struct WrappedLines<Text: Collection<Character>>: Sequence, IteratorProtocol {
  /// The text that is not laid out yet, or `nil` after the last line.
  var rest: Text.SubSequence?
  let columns: Int

  mutating func next() -> String? {
    guard let text = rest else { return nil }
    var used = 0
    var hasWord = false
    var lastBlank: Text.Index?
    var lastStart = text.startIndex
    for index in text.indices {
      let character = text[index]
      if character.isNewline { return line(text[..<index], next: text.index(after: index)) }
      let width = character.printable?.columns ?? 0
      used += width
      // Trailing blanks may exceed the width and are dropped. Blanks before the first word remain.
      if character.isWhitespace {
        if hasWord { lastBlank = index }
        continue
      }
      hasWord = true
      // No line begins with the punctuation that closes a Chinese or Japanese sentence.
      if !"，。、；：！？）》”".contains(character) { lastStart = index }
      guard used > columns, index > text.startIndex else { continue }
      let end = lastStart > text.startIndex ? lastStart : index
      guard let lastBlank, width < 2 else { return line(text[..<end], next: end) }
      return line(text[..<lastBlank], next: text.index(after: lastBlank))
    }
    return line(text, next: nil)
  }

  private mutating func line(_ text: Text.SubSequence, next: Text.Index?) -> String {
    rest = next.flatMap { rest?[$0...] }
    var line = String(text)
    while line.last?.isWhitespace == true { line.removeLast() }
    return line
  }
}

extension Character {
  /// The character in a form that is safe for a terminal, or `nil` if it has none.
  nonisolated var printable: Character? {
    if let asciiValue {
      if asciiValue >= 0x20, asciiValue != 0x7F { return self }
      return isWhitespace ? " " : nil
    }
    if isNewline { return " " }
    if unicodeScalars.count == 1, let scalar = unicodeScalars.first {
      return scalar.isFormatting || scalar.isMark ? nil : self
    }
    let scalars = String.UnicodeScalarView(unicodeScalars.prefix(16).filter { !$0.isFormatting })
    guard let first = scalars.first, !first.isMark else { return nil }
    return String(scalars).first
  }

  /// The number of columns in a terminal. It is 2 for East Asian wide characters and emoji. It is
  /// also 2 for a letter combined with another letter or a spacing vowel sign. Otherwise it is 1.
  package nonisolated var columns: Int {
    guard !isASCII, let first = unicodeScalars.first else { return 1 }
    if first.isWide || first.properties.isEmojiPresentation { return 2 }
    let isWide = unicodeScalars.dropFirst().contains { scalar in
      switch scalar.properties.generalCategory {
      case .spacingMark, .otherLetter, .modifierLetter: true
      // The variation selector turns a symbol into an emoji.
      case .nonspacingMark: scalar == "\u{FE0F}" && first.properties.isEmoji
      default: scalar.properties.isEmojiPresentation
      }
    }
    return isWide ? 2 : 1
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is always a printable character of one column, unless a mark follows it: a
  /// letter of ASCII or Latin-1, a quotation mark, a dash, an arrow, a sign, or a line of a box.
  fileprivate nonisolated var isPlain: Bool {
    switch value {
    case 0x20..<0x7F, 0xA1...0xAC, 0xAE...0xFF, 0x2010...0x2027, 0x2190...0x22FF, 0x2500...0x25FC:
      true
    default: false
    }
  }

  /// Whether the scalar controls the terminal or the writing direction. Joiners and emoji tags are
  /// also format characters, but they are harmless.
  fileprivate nonisolated var isFormatting: Bool {
    switch properties.generalCategory {
    case .control: true
    case .format: self != "\u{200D}" && !("\u{E0020}"..."\u{E007F}").contains(self)
    default: false
    }
  }

  /// Whether the scalar needs a base character.
  fileprivate nonisolated var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  /// Whether the scalar is East Asian wide or fullwidth, but not an emoji.
  ///
  /// Source: Unicode Standard Annex #11, EastAsianWidth.txt of Unicode 17, in
  /// whole blocks.
  fileprivate nonisolated var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
      0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18DF2, 0x1AFF0...0x1B2FB, 0x1D300...0x1D376, 0x1F200...0x1F265,
      0x20000...0x2FFFD, 0x30000...0x3FFFD:
      true
    default: false
    }
  }
}
