import Foundation

/// Converts the texts of feeds to plain text.
enum PlainText {
  /// Returns `text` with its HTML character references resolved and without surrounding blanks.
  /// Returns `nil` if no visible character remains.
  static func nonempty(_ text: String) -> String? {
    let resolved = text.utf8.contains(UInt8(ascii: "&")) ? resolvingReferences(in: text) : text
    guard let first = resolved.unicodeScalars.first, let last = resolved.unicodeScalars.last else {
      return nil
    }
    guard isBlank(first) || isBlank(last) else { return resolved }
    let start = resolved.unicodeScalars.firstIndex { !isBlank($0) }
    let end = resolved.unicodeScalars.lastIndex { !isBlank($0) }
    guard let start, let end else { return nil }
    return String(resolved.unicodeScalars[start...end])
  }

  /// Returns the text of `html`, or `nil` if it contains only tags.
  static func ofHTML(_ html: String) -> String? {
    // References are resolved last, because `&lt;` in a text does not begin a tag.
    nonempty(HTMLText.withoutTags(html))
  }

  /// Returns the first words of a text in one line, with an ellipsis if there are more.
  static func firstWords(of text: String) -> String {
    let beginning = beginning(of: text, atMost: 10 * headlineLength)
    let line = beginning.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard line.count > headlineLength else { return line }
    let words = line.prefix(headlineLength)
    // A text without blanks, such as Chinese text, can end anywhere.
    return words[..<(words.lastIndex(of: " ") ?? words.endIndex)] + "…"
  }

  /// The length of a title that is made from another text, in characters.
  private static let headlineLength = 60

  /// Returns `text`. If it has more than `limit` Unicode scalars, returns its beginning and an
  /// ellipsis.
  ///
  /// A character can consist of any number of scalars, so the limit does not count characters.
  static func beginning(of text: String, atMost limit: Int) -> String {
    guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return text }
    // The last character may be incomplete.
    return String(text.unicodeScalars.prefix(limit)).dropLast() + "…"
  }

  /// Returns whether the scalar is invisible: a blank, a control character or a format character.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value <= 0x20 || scalar.value == 0x7F }
    return switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Returns `text` with references such as `&amp;`, `&#8230;` and `&#x2026;` resolved. Unknown
  /// references do not change.
  private static func resolvingReferences(in text: String) -> String {
    var resolved = ""
    var rest = text[...]
    while let ampersand = rest.utf8.firstIndex(of: UInt8(ascii: "&")) {
      resolved += rest[..<ampersand]
      let start = rest.utf8.index(after: ampersand)
      let end = rest[start...].utf8.prefix(longestName + 1).firstIndex(of: UInt8(ascii: ";"))
      if let end, let character = character(named: rest[start..<end]) {
        resolved.append(character)
        rest = rest[rest.utf8.index(after: end)...]
      } else {
        resolved += "&"
        rest = rest[start...]
      }
    }
    return resolved + rest
  }

  /// Returns the character that `&name;` represents.
  private static func character(named name: Substring) -> Character? {
    guard name.hasPrefix("#") else { return HTMLText.characters[String(name)] }
    let isHexadecimal = name.dropFirst().first.map { "xX".contains($0) } ?? false
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard !digits.hasPrefix("+"), let code = UInt32(digits, radix: isHexadecimal ? 16 : 10) else {
      return nil
    }
    return Character(Unicode.Scalar(code) ?? "\u{FFFD}")
  }

  /// The number of bytes in the longest reference names: `thetasym` and `#8388607`.
  private static let longestName = 8
}
