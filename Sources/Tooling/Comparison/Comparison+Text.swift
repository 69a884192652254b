import Catalog
import Contract
import TerminalUI

extension Comparison {
  /// Returns the measurements in at most `width` columns. The patterns are side by side, with names
  /// if they fit. If the window is too narrow, the patterns are below each other.
  public func text(width: Int) -> [String] {
    let table = TextTable(self, width: width)
    return table.width <= width ? table.lines : vertical(width: width)
  }

  /// Returns one pattern after the other.
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

  /// Returns how each measure is taken and what it does not show. Each note occurs once.
  public static func notes(of comparisons: [Comparison], width: Int) -> [String] {
    var notes: [String] = []
    for section in comparisons.flatMap(\.sections) {
      let note = "\(section.title): \(section.note)"
      if !notes.contains(note) { notes.append(note) }
    }
    return Array(notes.map { Array("· \($0)".lines(of: width)) }.joined(separator: [""]))
  }

  /// The measurements in Markdown: a table for each measure, and how it is taken.
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
