import Console
import PatternKit

extension Impact {
  /// Returns a table of the impact of a change request, with one column per pattern. It counts tests if
  /// the request changes tests of any of these patterns.
  static func table(of impacts: [Impact], in language: Language) -> [String] {
    func list(_ roles: [RoleName]) -> String {
      roles.isEmpty
        ? language.text("none") : roles.map { language.text($0.text) }.joined(separator: "\n")
    }
    var rows: [(label: LocalizedText, cell: (Impact) -> String)] = [
      ("", { $0.pattern.id }),
      ("files", { "\($0.sources.count)" }),
      ("lines", { $0.sources.lines }),
      ("lines in Catalog", { $0.catalog.lines }),
      ("roles changed", { list($0.changedRoles) }),
      ("roles untouched", { list($0.untouchedRoles) }),
    ]
    if impacts.contains(where: \.changesTests) {
      rows += [
        ("lines of the tests", { $0.tests.lines }),
        ("tests new, removed", { "\($0.newTests.count), \($0.removedTests.count)" }),
      ]
    }
    return TextTable(rows.map { [language.text($0.label)] + impacts.map($0.cell) }).lines
  }

  /// What the numbers of a request do not show.
  static func notes(countsTests: Bool) -> [LocalizedText] {
    [
      """
      lines: of the pattern’s module, with comments. A line that moves counts twice. Sources that several
      patterns share are listed above the tables, and count for no pattern.
      Catalog: creates and connects the objects, and lists the references that each role may have.
      roles: of this demo, without the model. A role is changed if a file that declares one of its
      types changes. A small change counts as much as a large one. A new role is not listed.
      """,
      countsTests
        ? """
        lines of the tests: they include shared tests that state facts about the pattern.
        tests: of the pattern’s module, by name. A renamed test counts as new and as removed. A test that
        needs no change can still be hard to write.
        """
        : """
        tests: the patches of this request change the sources only. Type patterns change second-view to see
        what a request costs in tests.
        """,
      "There is no total: a line in a view and a method in a protocol have no common unit.",
    ]
  }
}
