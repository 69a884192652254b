import PatternDefinition
import TerminalUI

/// A table of patterns, with one column per pattern.
struct TextTable {
  private let title: String
  private let ids: [String]
  private let sections: [Comparison.Section]
  /// Whether a section lists the names of the counted items.
  private var isFull: [Bool]
  /// The text between two columns.
  private var gap = "  "

  /// Creates a table. Each section lists names if they fit into `width` columns, otherwise numbers.
  init(_ comparison: Comparison, width: Int) {
    title = comparison.title
    ids = comparison.patterns.map(\.id)
    sections = comparison.sections
    isFull = sections.map { _ in true }
    while self.width > width, let widest = widestFullSection { isFull[widest] = false }
    if self.width > width { gap = " " }
  }

  private var widestFullSection: Int? {
    func width(_ section: Int) -> Int {
      cells(of: section).flatMap(\.self).map(\.columns).max() ?? 0
    }
    return sections.indices.filter { isFull[$0] }.max { width($0) < width($1) }
  }

  /// Returns the lines of a section without its heading.
  private func cells(of section: Int) -> [[String]] {
    sections[section].rows.map { row in
      ["  \(row.label)"]
        + row.cells.map { cell in
          cell.map { isFull[section] ? $0.full : $0.brief } ?? "–"
        }
    }
  }

  /// All lines with a cell in every column.
  private var rows: [[String]] {
    [[title] + ids] + sections.indices.flatMap(cells)
  }

  private var columnWidths: [Int] {
    let rows = rows
    return rows[0].indices.map { column in rows.map { $0[column].columns }.max() ?? 0 }
  }

  /// The width of the table in columns of the terminal.
  var width: Int { columnWidths.reduce(-gap.count) { $0 + gap.count + $1 } }

  var lines: [String] {
    let widths = columnWidths
    func line(_ cells: [String]) -> String {
      let padded = zip(cells.dropLast(), widths).map { cell, width in
        cell.padded(to: width) + gap
      }
      return (padded + cells.suffix(1)).joined()
    }
    return [line([title] + ids)]
      + sections.indices.flatMap { section in
        ["", sections[section].title] + cells(of: section).map(line)
      }
  }
}
