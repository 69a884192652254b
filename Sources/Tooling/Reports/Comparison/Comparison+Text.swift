import Console
import PatternKit
import TerminalUI

extension Comparison {
  /// Returns a table with one column per pattern. Each section names the counted items if the names
  /// fit into `width` columns. Otherwise it shows numbers only. If these do not fit either, each
  /// purpose has its own table.
  func text(width: Int) -> [String] {
    if purpose == nil, table(naming: []).width > width {
      return Array(parts.map { $0.text(width: width) }.joined(separator: [""]))
    }
    var named = Set(sections.indices)
    while table(naming: named).width > width,
      let widest = named.max(by: { widthOfNames(in: $0) < widthOfNames(in: $1) })
    {
      named.remove(widest)
    }
    return table(naming: named).lines
  }

  private func widthOfNames(in section: Int) -> Int {
    sections[section].rows.flatMap(\.cells).map { $0.map { language.text($0.full).columns } ?? 0 }
      .max() ?? 0
  }

  /// - Parameter named: The sections that name the counted items.
  private func table(naming named: Set<Int>) -> TextTable {
    var rows = [[title] + patterns.map(\.id)]
    for (index, section) in sections.enumerated() {
      rows += [[""], [language.text(section.title)]]
      for row in section.rows {
        let cells = row.cells.map { named.contains(index) ? $0?.full : $0?.brief }
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
