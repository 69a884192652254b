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

  /// `html` without its tags.
  static func withoutTags(_ html: String) -> String {
    html.replacing(#/<[^>]*>/#, with: "")
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
    text.replacing(#/&(#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z]{2,8});/#) { match in
      let name = match.output.1
      if let character = namedCharacters[String(name)] { return String(character) }
      let isHexadecimal = name.dropFirst().first.map { "xX".contains($0) } ?? false
      let digits = name.dropFirst(isHexadecimal ? 2 : 1)
      let scalar = UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
      return name.hasPrefix("#") ? scalar.map { String($0) } ?? "\u{FFFD}" : String(match.output.0)
    }
  }

  /// The names that occur in news; HTML has some two thousand more.
  private static let namedCharacters: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "hellip": "…", "mdash": "—", "ndash": "–", "middot": "·", "bull": "•",
    "ldquo": "“", "rdquo": "”", "lsquo": "‘", "rsquo": "’", "laquo": "«", "raquo": "»",
    "copy": "©", "reg": "®", "trade": "™", "times": "×", "deg": "°", "euro": "€",
  ]
}
