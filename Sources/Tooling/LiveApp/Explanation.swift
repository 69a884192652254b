import PatternKit
import Stories
import TerminalUI

/// A short explanation of a pattern, the files to read, the keys, and the words of a call tree.
struct Explanation {
  let text: (title: String, body: String)

  static let quitOfOwnPattern: LocalizedText =
    "q quits and prints the calls of a press and the nearest pattern"

  private static let marks: LocalizedText = """
    >                the selected step
    *                a line that ran in this step, or that causes the key step.
                     Other lines may have run too
    ▸                the selected row, or the button that Space presses
    +15 above        steps for which the panel has no room
    colours          one for each role. Grey calls belong to the event before
    """

  /// - Parameters:
  ///   - patternCount: The number of patterns that a key selects.
  ///   - folder: The folder of a pattern that is not one of the six. No page of `docs` explains it.
  init(of demo: PatternDemo, in language: Language, patternCount: Int, folder: String? = nil) {
    let (pattern, roles) = (demo.pattern, demo.ownRoles)
    let width = roles.map { language.text($0.name.text).columns }.max() ?? 0
    let knowledge = roles.map { role in
      let name = language.text(role.name.text).padded(to: width)
      return "\(name)  \(language.text(Self.knowledge(of: role, in: demo)))"
    }
    let further = ["\(language.text("docs"))/\(pattern.page)", "Tests/\(pattern.module)Tests"]
    func part(_ title: LocalizedText, _ lines: [String]) -> String {
      ([language.text(title)] + lines.map { "  \($0)" }).joined(separator: "\n")
    }
    func part(_ title: LocalizedText, _ text: LocalizedText) -> String {
      part(title, language.text(text).split(separator: "\n").map(String.init))
    }
    let keys = KeyBindings.help(patternCount: patternCount).joined(separator: "\n")
    let noRoles: LocalizedText = """
      This pattern declares no roles. Close this page to see its calls. x shows or hides them.

      \(Self.quitOfOwnPattern).
      """
    let parts =
      roles.isEmpty
      ? [language.text(noRoles)]
      : [
        part("References between roles in the \(demo.kind.title) demo:", knowledge),
        part("Read first:", demo.files(in: folder)),
      ] + (folder == nil ? [part("Then:", further)] : [])
    let all =
      [part("Keys:", keys)] + parts
      + [part("Marks:", Self.marks), part("Words of the call tree:", .legend)]
    text = (language.text("\(pattern.title): \(pattern.summary)"), all.joined(separator: "\n\n"))
  }

  /// Describes which roles a role knows, and whether by name or by protocol.
  private static func knowledge(of role: Role, in demo: PatternDemo) -> LocalizedText {
    let byProtocol = role.byProtocol.map { "\($0.text) by protocol" as LocalizedText }
    let known = role.byName.map(\.text) + byProtocol
    // The supporting roles are omitted, except the model. Every role uses them.
    let parties = demo.ownRoles.map(\.name) + [.model]
    let forbidden = demo.forbiddenRoles(for: role).filter(parties.contains).map(\.text)
    guard !known.isEmpty else { return "knows no other role" }
    let knows: LocalizedText = "knows \(known.joined(separator: ", "))"
    return forbidden.isEmpty ? knows : "\(knows); not \(forbidden.joined(separator: ", "))"
  }
}
