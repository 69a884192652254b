import Console
import PatternKit
import TerminalUI

/// A short explanation of a pattern, the files to read, the keys, and the words of a call tree.
struct Explanation {
  let text: (title: String, body: String)

  /// - Parameter patternCount: The number of patterns that a key selects.
  init(of demo: PatternDemo, in language: Language, patternCount: Int) {
    let (pattern, roles) = (demo.pattern, demo.ownRoles)
    let width = roles.map { language.word($0.name.description).columns }.max() ?? 0
    let knowledge = roles.map { role in
      let name = language.word(role.name.description).padded(to: width)
      return "\(name)  \(Self.knowledge(of: role, in: demo, language))"
    }
    // Each pattern has a Chinese page of its own.
    let page = language == .chinese ? "\(pattern.id).md" : pattern.page
    let further = ["\(language.text(.docs))/\(page)", "Tests/\(pattern.module)Tests"]
    func part(_ title: String, _ lines: [String]) -> String {
      ([title] + lines.map { "  \($0)" }).joined(separator: "\n")
    }
    func part(_ title: LocalizedText, _ text: String) -> String {
      part(language.text(title), text.split(separator: "\n").map(String.init))
    }
    let keys = KeyBindings.help(in: language, patternCount: patternCount)
    let parts =
      roles.isEmpty
      ? [language.text(.noRoles, language.text(.quitOfOwnPattern))]
      : [
        part(language.text(.references, demo.demo.rawValue), knowledge),
        part(language.text(.readFirst), demo.files),
        part(language.text(.readThen), further),
      ]
    let all = parts + [part(.keysTitle, keys), part(.legendTitle, language.text(.legend))]
    text = ("\(pattern.name): \(language.summary(of: pattern))", all.joined(separator: "\n\n"))
  }

  /// Describes which roles a role knows, and whether by name or by protocol.
  private static func knowledge(
    of role: Role, in demo: PatternDemo, _ language: Language
  ) -> String {
    let byName = role.byName.map { language.word($0.description) }
    let byProtocol = role.byProtocol.map {
      language.text(.knowsByProtocol, language.word($0.description))
    }
    let comma = language == .chinese ? "、" : ", "
    let known = (byName + byProtocol).joined(separator: comma)
    // The supporting roles are omitted, except the model. Every role uses them.
    let parties = demo.ownRoles.map(\.name) + [.model]
    let forbidden = demo.forbiddenRoles(for: role).filter(parties.contains)
      .map { language.word($0.description) }.joined(separator: comma)
    return (known.isEmpty ? language.text(.knowsNoOther) : language.text(.knows, known))
      + (forbidden.isEmpty ? "" : language.text(.doesNotKnow, forbidden))
  }
}
