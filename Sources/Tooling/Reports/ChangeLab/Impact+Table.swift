import Console
import PatternKit

extension Impact {
  /// Returns a table of the impact of a change request, with one column per pattern.
  static func table(of impacts: [Impact], in language: Language) -> [String] {
    func list(_ roles: [RoleName]) -> String {
      roles.isEmpty
        ? language.text("none") : roles.map { language.text($0.text) }.joined(separator: "\n")
    }
    let rows: [(label: LocalizedText, cell: (Impact) -> String)] = [
      ("", { $0.pattern.id }),
      ("files", { "\($0.sources.count)" }),
      ("lines", { $0.sources.lines }),
      ("lines in Catalog", { $0.catalog.lines }),
      ("roles changed", { list($0.changedRoles) }),
      ("roles untouched", { list($0.untouchedRoles) }),
      ("lines of the tests", { $0.tests.lines }),
      ("tests new, removed", { "\($0.newTests.count), \($0.removedTests.count)" }),
    ]
    return TextTable(rows.map { [language.text($0.label)] + impacts.map($0.cell) }).lines
  }

  /// What the numbers do not show.
  static let notes: LocalizedText = """
    lines: of the pattern’s module, with comments. A line that moves counts twice. Sources that several
    patterns share are listed above the tables, and count for no pattern.
    Catalog: creates and connects the objects, and lists the references that each role may have.
    roles: of this demo, without the model. A role is changed if a file that declares one of its
    types changes. A small change counts as much as a large one. A new role is not listed.
    lines of the tests: they include shared tests that state facts about the pattern.
    tests: of the pattern’s module, by name. A renamed test counts as new and as removed. A test that
    needs no change can still be hard to write.
    There is no total: a line in a view and a method in a protocol have no common unit.
    """
}
