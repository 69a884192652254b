import Console
import PatternKit
import TerminalUI

extension Comparison {
  /// Returns a table with one column per pattern. It names the counted items if the names fit into
  /// `width` columns. Otherwise it shows numbers only. If these do not fit either, each purpose has
  /// its own table.
  func text(width: Int) -> [String] {
    let (named, brief) = (table(isNaming: true), table(isNaming: false))
    if purpose == nil, brief.width > width {
      return Array(parts.map { $0.text(width: width) }.joined(separator: [""]))
    }
    return (named.width > width ? brief : named).lines
  }

  private func table(isNaming: Bool) -> TextTable {
    var rows = [[title] + patterns.map(\.id)]
    for section in sections {
      rows += [[""], [language.text(section.title)]]
      for row in section.rows {
        let cells = row.cells.map { isNaming ? $0?.full : $0?.brief }
        rows.append(["  \(language.text(row.label))"] + cells.map { $0.map(language.text) ?? "–" })
      }
    }
    return TextTable(rows)
  }

  /// Returns how each measure is taken and what it does not show. Each note occurs once.
  static func notes(of comparisons: [Comparison], width: Int) -> [String] {
    var notes: [String] = []
    for comparison in comparisons {
      for section in comparison.sections {
        let note = comparison.language.text("\(section.title): \(section.note)")
        if !notes.contains(note) { notes.append(note) }
      }
    }
    return Array(notes.map { Array("· \($0)".lines(of: width)) }.joined(separator: [""]))
  }

  /// The demo, and the purpose of the patterns if they have the same.
  private var title: String {
    let name: LocalizedText = demo == .news ? "News list" : "Button"
    guard let purpose else { return language.text(name) }
    let question = language.text(purpose.title).lowercased()
    return language.text("\(name): \(question)")
  }
}
