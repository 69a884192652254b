import Catalog
import PatternDefinition
import TerminalUI

/// A short explanation of a pattern, and the files to read. All data comes from the catalog.
struct Explanation {
  /// The effect of the key q, if the pattern is the learner's own.
  static let quitHint = "q quits and prints the calls of a press and the nearest pattern"

  let text: (title: String, body: String)

  init(of pattern: Pattern, _ demo: Demo) {
    let title = "\(pattern.name): \(pattern.summary)"
    let roles = pattern.ownRoles(of: demo)
    guard !roles.isEmpty else {
      text = (
        title,
        """
        This pattern declares no roles. Close this page to see its calls. x shows or hides them.

        \(Self.quitHint).
        """
      )
      return
    }
    let width = roles.map(\.name.description.count).max() ?? 0
    let knowledge = roles.map { role in
      let name = role.name.description.padded(to: width)
      return "  \(name)  \(Self.knowledge(of: role, in: demo, of: pattern))"
    }
    let files = pattern.files(of: demo).map { "  \($0)" }
    let further = ["  docs/\(pattern.id).md", "  Tests/\(pattern.module)Tests"]
    let parts = [
      ["References between roles in the \(demo.rawValue) demo:"] + knowledge,
      ["Read first:"] + files, ["Then:"] + further,
    ]
    text = (
      title,
      parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    )
  }

  /// Describes which roles a role knows, and whether by name or by protocol.
  private static func knowledge(of role: Role, in demo: Demo, of pattern: Pattern) -> String {
    let byName = role.byName.map(\.description).joined(separator: ", ")
    let byProtocol = role.byProtocol.map { "\($0) by protocol" }.joined(separator: ", ")
    let known = [byName, byProtocol].filter { !$0.isEmpty }.joined(separator: ", ")
    // The supporting roles are omitted, except the model. Every role uses them.
    let parties = pattern.ownRoles(of: demo).map(\.name) + [.model]
    let forbidden = pattern.forbiddenRoles(for: role, in: demo).filter(parties.contains)
      .map(\.description).joined(separator: ", ")
    return "knows \(known.isEmpty ? "no other role" : known)"
      + (forbidden.isEmpty ? "" : "; not \(forbidden)")
  }
}
