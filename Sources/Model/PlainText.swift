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

  /// What can be read of `html`, or nothing where it is tags only. A
  /// paragraph that ends, ends its line.
  static func ofHTML(_ html: String) -> String? {
    var text = ""
    var rest = html[...]
    while let opening = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
      text += rest[..<opening]
      rest = rest[opening...]
      if let tag = tag(beginning: rest) {
        if endsLine(tag) { text += "\n" }
        rest = rest[tag.endIndex...]
      } else {
        text += "<"
        rest = rest[html.utf8.index(after: opening)...]
      }
    }
    // Only now: the `&lt;` of a text begins no tag.
    return nonempty(text + rest)
  }

  /// The tag at the start of `text`, if there is one.
  private static func tag(beginning text: Substring) -> Substring? {
    let bytes = text.utf8
    guard let first = bytes.dropFirst().first else { return nil }
    guard "/!".utf8.contains(first) || isLetter(first) else { return nil }
    let end = bytes.dropFirst().firstIndex { "<>".utf8.contains($0) }
    guard let end, bytes[end] == UInt8(ascii: ">") else { return nil }
    return text[..<bytes.index(after: end)]
  }

  private static func endsLine(_ tag: Substring) -> Bool {
    let name = tag.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "/" }.lowercased()
    let names: Set = ["br", "br/", "/p", "/div", "/li", "/h1", "/h2", "/h3", "/h4", "/h5", "/h6"]
    return names.contains(name)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
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
    guard name.hasPrefix("#") else { return namedCharacters[String(name)] }
    let isHexadecimal = name.dropFirst().first.map { "xX".contains($0) } ?? false
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard !digits.hasPrefix("+"), let code = UInt32(digits, radix: isHexadecimal ? 16 : 10) else {
      return nil
    }
    return Character(Unicode.Scalar(code) ?? "\u{FFFD}")
  }

  /// The bytes of `#8388607`.
  private static let longestName = 8

  /// The names that occur in news; HTML has some two thousand more.
  private static let namedCharacters: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "hellip": "…", "mdash": "—", "ndash": "–", "middot": "·", "bull": "•",
    "ldquo": "“", "rdquo": "”", "lsquo": "‘", "rsquo": "’", "laquo": "«", "raquo": "»",
    "copy": "©", "reg": "®", "trade": "™", "times": "×", "deg": "°", "euro": "€",
  ]
}
