public import PatternKit

/// Highlights the words of a text that name a role or a type with a role, and dims files and lines.
///
/// A role has the same hue in call trees, in titles and in source code.
public nonisolated struct Highlighter: Sendable {
  private let hues: [Substring: Hue]

  /// - Parameter roles: The role of each type, by the name of the type.
  public init(roles: [String: RoleName]) {
    var hues: [Substring: Hue] = [:]
    for (type, role) in roles { hues[type[...]] = Hue(role: role) }
    for role in Hue.roles { hues[role.description[...]] = Hue(role: role) }
    self.hues = hues
  }

  /// Returns the text with a hue for each type and role, and with dimmed files and lines.
  public func highlight(_ text: String) -> StyledText {
    var result = StyledText("")
    var rest = text[...]
    var plainStart = text.startIndex
    while let start = rest.firstIndex(where: Self.isPartOfWord) {
      let (end, style) = self.style(ofWordIn: rest[start...])
      rest = rest[end...]
      guard let style else { continue }
      // A line without its file is a place of its own, with a colon before it.
      let begin =
        style == .dimmed && text[..<start].hasSuffix(" :") ? text.index(before: start) : start
      result += StyledText(String(text[plainStart..<begin]))
      result += StyledText(String(text[begin..<end]), style)
      plainStart = end
    }
    return result + StyledText(String(text[plainStart...]))
  }

  /// Returns the end and the style of the word, file or line with which a text begins.
  private func style(ofWordIn text: Substring) -> (end: Substring.Index, style: Style?) {
    let word = text.prefix(while: Self.isPartOfWord)
    let after = text[word.endIndex...]
    if after.hasPrefix(".swift") {
      let line = after.dropFirst(".swift".count).prefix { $0 == ":" || $0.isNumber }
      return (line.endIndex, .dimmed)
    }
    if after.isEmpty, word.allSatisfy(\.isNumber), text.base[..<word.startIndex].hasSuffix(" :") {
      return (word.endIndex, .dimmed)
    }
    // The name of a role can have two words.
    let two = text.prefix(word.count + 1 + after.dropFirst().prefix(while: Self.isPartOfWord).count)
    if after.hasPrefix(" "), let hue = hues[two] { return (two.endIndex, .hue(hue)) }
    return (word.endIndex, hues[word].map { .hue($0) })
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "+"
  }
}
