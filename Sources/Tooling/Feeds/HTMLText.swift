/// Reads the text of HTML, as far as articles need it.
enum HTMLText {
  /// Returns `html` without tags, comments, scripts and styles.
  ///
  /// Paragraphs, list items and rows become separate lines. The cells of a row are separated by a
  /// blank. References such as `&amp;` are not resolved. A `>` ends a tag, even in an attribute.
  /// - Complexity: O(*n*) in the length of `html`.
  static func withoutTags(_ html: String) -> String {
    let parts = html.split(separator: "<", omittingEmptySubsequences: false)
    var text = String(parts[0])
    /// The script, style or comment whose end has not been found.
    var hidden: String?
    for part in parts.dropFirst() {
      let isClosing = part.first == "/"
      let name = part.dropFirst(isClosing ? 1 : 0).prefix { $0.isASCII && $0.isLetter }.lowercased()
      if hidden == comment || hidden == nil && part.hasPrefix(comment) {
        let end = part.firstRange(of: "-->")
        hidden = end == nil ? comment : nil
        text += part[(end?.upperBound ?? part.endIndex)...]
        continue
      }
      if let hidden, !isClosing || name != hidden { continue }
      hidden = nil
      guard !name.isEmpty || part.first == "!", let end = part.firstIndex(of: ">") else {
        text += "<\(part)"
        continue
      }
      switch name {
      case "script" where !isClosing, "style" where !isClosing:
        hidden = name
        continue
      case "br": text += "\n"
      case "td", "th": if text.last?.isWhitespace == false { text += " " }
      default: if lines.contains(name) { endLine(of: &text) }
      }
      text += part[end...].dropFirst()
    }
    return text
  }

  private static let comment = "!--"

  /// The tags that end the current line, if it is not empty. `h` is the name of `h1` without its
  /// number.
  private static let lines: Set = [
    "address", "article", "aside", "blockquote", "dd", "div", "dl", "dt", "figcaption", "figure",
    "footer", "form", "h", "header", "hr", "li", "main", "nav", "ol", "p", "pre", "section",
    "table", "tr", "ul",
  ]

  private static func endLine(of text: inout String) {
    while text.last == " " || text.last == "\t" { text.removeLast() }
    if text.last?.isNewline == false { text += "\n" }
  }
}
