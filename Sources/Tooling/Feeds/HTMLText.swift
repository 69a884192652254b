/// Reads the text of HTML, as far as articles need it.
///
/// Source: the tokenization of the HTML standard, section 13.2.5.
struct HTMLText {
  private let bytes: [UInt8]
  private var offset = 0
  private var text: [UInt8] = []

  /// Returns `html` without tags, comments, scripts and styles.
  ///
  /// Paragraphs, list items and rows become separate lines. The cells of a row are separated by a
  /// blank. References such as `&amp;` are not resolved.
  /// - Complexity: O(*n*) in the bytes of `html`.
  static func withoutTags(_ html: String) -> String {
    var reader = HTMLText(bytes: Array(html.utf8))
    while reader.offset < reader.bytes.count { reader.readNext() }
    return String(decoding: reader.text, as: UTF8.self)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the text up to the next tag, and the tag.
  private mutating func readNext() {
    let tag = rest.firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    text += bytes[offset..<tag]
    offset = tag
    if rest.starts(with: "<!--".utf8) {
      offset += 4
      skip(past: "-->")
    } else if let end = endOfTag() {
      let isClosing = rest.dropFirst().first == UInt8(ascii: "/")
      let name = rest.dropFirst(isClosing ? 2 : 1).prefix(while: Self.isNamePart)
      offset = end
      readTag(named: String(decoding: name, as: UTF8.self).lowercased(), isClosing: isClosing)
    } else if offset < bytes.count {
      text.append(bytes[offset])
      offset += 1
    }
  }

  private mutating func readTag(named name: String, isClosing: Bool) {
    switch name {
    case "script" where !isClosing, "style" where !isClosing:
      skip(past: "</\(name)")
      // The closing tag may contain blanks before its end.
      skip(past: ">")
    case "br": text.append(UInt8(ascii: "\n"))
    case "td", "th": if let last = text.last, last > 0x20 { text.append(UInt8(ascii: " ")) }
    default: if Self.lines.contains(name) { endLine() }
    }
  }

  /// The tags that end the current line, if it is not empty.
  private static let lines: Set<String> = [
    "address", "article", "aside", "blockquote", "dd", "div", "dl", "dt", "figcaption", "figure",
    "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav",
    "ol", "p", "pre", "section", "table", "tr", "ul",
  ]

  private var rest: ArraySlice<UInt8> { bytes[offset...] }

  private mutating func endLine() {
    while text.last == UInt8(ascii: " ") || text.last == UInt8(ascii: "\t") { text.removeLast() }
    if text.last != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
  }

  /// Returns the offset after the tag at `offset`, or `nil` if no tag begins there.
  ///
  /// A `>` in the quoted value of an attribute does not end the tag.
  private func endOfTag() -> Int? {
    guard let first = rest.dropFirst().first, "/!".utf8.contains(first) || Self.isLetter(first)
    else { return nil }
    var quotationMark: UInt8?
    var lastVisible = first
    for index in offset + 2..<bytes.count {
      let byte = bytes[index]
      if let mark = quotationMark {
        if byte == mark { quotationMark = nil }
      } else if lastVisible == UInt8(ascii: "="),
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
      {
        quotationMark = byte
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      } else if byte == UInt8(ascii: "<") {
        return nil
      }
      if byte > 0x20 { lastVisible = byte }
    }
    return nil
  }

  /// Moves past the next `end`, ignoring case, or to the end of the text.
  private mutating func skip(past end: String) {
    let end = Array(end.utf8)
    while offset < bytes.count {
      let candidate = rest.prefix(end.count)
      offset += 1
      if candidate.elementsEqual(end, by: { Self.lowercased($0) == $1 }) {
        offset += end.count - 1
        return
      }
    }
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased(byte))
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
