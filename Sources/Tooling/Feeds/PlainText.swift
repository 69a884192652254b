import Foundation

/// Makes plain text of what feeds call text.
enum PlainText {
  /// `text` without the blanks around it and with its HTML character
  /// references resolved, or nothing where no visible character is left.
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

  /// The text of `html`, or `nil` if it has tags only.
  static func ofHTML(_ html: String) -> String? {
    // References are resolved last: the `&lt;` of a text begins no tag.
    nonempty(HTMLText.withoutTags(html))
  }

  /// The first words of a text in one line, with an ellipsis if there are more.
  static func firstWords(of text: String) -> String {
    let beginning = beginning(of: text, atMost: 10 * headlineLength)
    let line = beginning.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard line.count > headlineLength else { return line }
    let words = line.prefix(headlineLength)
    // A text without blanks, such as a Chinese one, ends anywhere.
    return words[..<(words.lastIndex(of: " ") ?? words.endIndex)] + "…"
  }

  /// The length of a title that is made from another text, in characters.
  private static let headlineLength = 60

  /// `text`, or its first characters and an ellipsis if it has more than `limit` Unicode scalars.
  ///
  /// A single character can consist of any number of scalars, so characters are no bound.
  static func beginning(of text: String, atMost limit: Int) -> String {
    guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return text }
    // The last character may be incomplete.
    return String(text.unicodeScalars.prefix(limit)).dropLast() + "…"
  }

  /// Whether nothing of the scalar can be seen: a blank, a control, a format mark.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value <= 0x20 || scalar.value == 0x7F }
    return switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// `text` with `&amp;`, `&#8230;`, `&#x2026;` and the like resolved. What is
  /// no known reference stays as it is.
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

  /// The character that `&name;` stands for.
  private static func character(named name: Substring) -> Character? {
    guard name.hasPrefix("#") else { return HTMLText.characters[String(name)] }
    let isHexadecimal = name.dropFirst().first.map { "xX".contains($0) } ?? false
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard !digits.hasPrefix("+"), let code = UInt32(digits, radix: isHexadecimal ? 16 : 10) else {
      return nil
    }
    return Character(Unicode.Scalar(code) ?? "\u{FFFD}")
  }

  /// The bytes of `thetasym` and of `#8388607`.
  private static let longestName = 8
}
