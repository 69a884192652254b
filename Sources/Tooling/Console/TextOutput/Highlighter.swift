public import PatternKit

extension StyledText {
  /// Creates a line in which roles have their hue, and places are dimmed.
  package init(_ parts: [TextPart]) {
    self.init("")
    for part in parts {
      let style: Style? =
        switch part.meaning {
        case .role(let role): Hue(role: role).map(Style.hue)
        case .place: .dimmed
        case .other, .valueType: nil
        }
      self += StyledText(part.text, style ?? .plain)
    }
  }
}

/// Highlights the words of a sentence or of source code that name a role or a type with a role.
public nonisolated struct Highlighter: Sendable {
  private let hues: [Substring: Hue]

  /// - Parameter roles: The role of each type, by the name of the type.
  public init(roles: [String: RoleName]) {
    var hues: [Substring: Hue] = [:]
    for (type, role) in roles { hues[type[...]] = Hue(role: role) }
    for role in Hue.roles { hues[role.description[...]] = Hue(role: role) }
    self.hues = hues
  }

  /// Returns the text with a hue for each type and role.
  public func highlight(_ text: String) -> StyledText {
    var result = StyledText("")
    var rest = text[...]
    var plainStart = text.startIndex
    while let start = rest.firstIndex(where: \.isPartOfName) {
      let (end, hue) = hue(ofWordIn: rest[start...])
      rest = rest[end...]
      guard let hue else { continue }
      result += StyledText(String(text[plainStart..<start]))
      result += StyledText(String(text[start..<end]), .hue(hue))
      plainStart = end
    }
    return result + StyledText(String(text[plainStart...]))
  }

  private func hue(ofWordIn text: Substring) -> (end: Substring.Index, hue: Hue?) {
    let word = text.prefix(while: \.isPartOfName)
    let after = text[word.endIndex...]
    // The name of a role can have two words.
    let two = text.prefix(word.count + 1 + after.dropFirst().prefix(while: \.isPartOfName).count)
    if after.hasPrefix(" "), let hue = hues[two] { return (two.endIndex, hue) }
    return (word.endIndex, hues[word])
  }
}
