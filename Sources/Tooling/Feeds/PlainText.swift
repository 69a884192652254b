import Foundation

/// Converts the texts of feeds to plain text.
enum PlainText {
  /// Returns `text` with its HTML character references resolved and without surrounding blanks.
  /// Returns `nil` if no visible character remains.
  static func nonempty(_ text: String) -> String? {
    let visibleText = resolvingReferences(in: withoutCDATA(text)).trimmingCharacters(in: invisible)
    return visibleText.isEmpty ? nil : visibleText
  }

  /// Returns the text of `html`, or `nil` if it contains only tags.
  static func ofHTML(_ html: String) -> String? {
    // References are resolved last, because `&lt;` in a text does not begin a tag.
    nonempty(HTMLText.withoutTags(withoutCDATA(html)))
  }

  /// Returns `text` without the marks of XML around text, which some feeds keep.
  private static func withoutCDATA(_ text: String) -> String {
    guard text.contains("<![CDATA[") else { return text }
    return text.replacing("<![CDATA[", with: "").replacing("]]>", with: "")
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

  private static let invisible = CharacterSet.controlCharacters.union(.whitespacesAndNewlines)

  /// Returns `text` with references such as `&amp;`, `&#8230;` and `&#x2026;` resolved. Unknown
  /// references do not change.
  private static func resolvingReferences(in text: String) -> String {
    text.replacing(/&([^&;]*);/.matchingSemantics(.unicodeScalar)) { reference in
      CharacterReference.character(named: reference.1).map { String($0) } ?? String(reference.0)
    }
  }
}
