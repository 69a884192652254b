import Console
import PatternKit

extension Impact {
  /// Returns a table of the impact of a change request, with one column per pattern.
  static func table(of impacts: [(pattern: Pattern, impact: Impact)]) -> [String] {
    func row(_ label: String, _ cell: (Impact) -> String) -> [String] {
      [label] + impacts.map { cell($0.impact) }
    }
    func list(_ names: [String]) -> String {
      names.isEmpty ? "none" : names.joined(separator: "\n")
    }
    let table = TextTable([
      [""] + impacts.map { $0.pattern.id },
      row("files") { "\($0.files.count)" },
      row("lines") { $0.lines.text },
      row("lines of the wiring") { $0.wiring.text },
      row("roles changed") { list($0.changedRoles.map(\.description)) },
      row("roles untouched") { list($0.untouchedRoles.map(\.description)) },
      row("public API") { "+\($0.addedAPI) −\($0.removedAPI)" },
      row("lines of the tests") { $0.testLines.text },
      row("tests changed") { "\($0.tests.changed)" },
      row("tests new, removed") { "\($0.tests.added), \($0.tests.removed)" },
      row("tests untouched") { "\($0.tests.untouched)" },
      row("references gained") { list($0.gainedReferences) },
      row("references lost") { list($0.lostReferences) },
    ])
    return table.lines
  }

  /// What the numbers do not show.
  static let notes = [
    "lines: of the pattern’s module, with comments. A line that moves counts twice. Sources that several",
    "patterns share are listed above the tables, and count for no pattern.",
    "wiring: the function that creates and connects the objects, in Sources/Catalog.",
    "roles: of this demo, without the model. A role is changed if a file that declares one of its",
    "types changes. A small change counts as much as a large one.",
    "public API: public declarations, and requirements of public protocols, new and removed. Equal",
    "numbers can mean different obligations.",
    "lines of the tests: they include shared tests that state facts about the pattern.",
    "tests: of the pattern’s module. A renamed test counts as new and as removed. A test that needs no",
    "change can still be hard to write.",
    "references: as declared in the dependency rules. “worker → items” means that the worker mentions a",
    "plain value of the model by name. An observation or a copy of a value is no reference.",
    "There is no total: a line in a view and a method in a protocol have no common unit.",
  ]
}

extension Impact.Lines {
  var text: String { "+\(added) −\(removed)" }
}
