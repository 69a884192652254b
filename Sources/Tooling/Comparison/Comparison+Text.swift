import Catalog
import Contract
import TerminalUI

extension Comparison {
  /// What was measured, in at most `width` columns: the patterns beside each other, with names
  /// where there is room for them; below each other where there is room for nothing else.
  public func text(width: Int) -> [String] {
    let table = TextTable(self, width: width)
    return table.width <= width ? table.lines : vertical(width: width)
  }

  /// One pattern after the other.
  private func vertical(width: Int) -> [String] {
    patterns.enumerated().flatMap { column, pattern in
      ["", "\(demo.title), \(pattern.name)"]
        + sections.flatMap { section in
          ["", section.title]
            + section.rows.compactMap { row in
              row.cells[column].map { "  \(row.label): \($0.brief)" }
            }
        }
    }
    .dropFirst().map { $0.fitted(to: max(width, 1)) }
  }

  /// How the measures are taken and what they do not show, each once.
  public static func notes(of comparisons: [Comparison], width: Int) -> [String] {
    var notes: [String] = []
    for section in comparisons.flatMap(\.sections) {
      let note = "\(section.title): \(section.note)"
      if !notes.contains(note) { notes.append(note) }
    }
    return Array(notes.map { Array("· \($0)".lines(of: width)) }.joined(separator: [""]))
  }

  /// What was measured, in Markdown: a table for each measure, and how it is taken.
  public var markdown: [String] {
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
    return sections.flatMap { section in
      [
        "", "### \(demo.title): \(section.title)", "", section.note, "",
        line([""] + patterns.map(\.id)), line(Array(repeating: "---", count: patterns.count + 1)),
      ] + section.rows.map { row in line([row.label] + row.cells.map { $0?.full ?? "–" }) }
    }
  }
}
