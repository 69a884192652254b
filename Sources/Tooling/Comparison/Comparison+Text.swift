import Catalog
import Contract
import PatternDefinition
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
    var lines: [String] = []
    for (column, pattern) in patterns.enumerated() {
      lines += ["", "\(title): \(pattern.name)"]
      for section in sections {
        lines += ["", section.title]
        for row in section.rows {
          if let cell = row.cells[column] { lines.append("  \(row.label): \(cell.brief)") }
        }
      }
    }
    return lines.dropFirst().map { $0.fitted(to: max(width, 1)) }
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

  /// Returns the rows that are the same in all patterns, or no lines if there are none.
  ///
  /// - Parameter comparisons: The parts of one comparison.
  public static func sameRows(in comparisons: [Comparison], width: Int) -> [String] {
    guard let first = comparisons.first, !first.sameSections.isEmpty else { return [] }
    return Array("\(first.demo.title): \(sameTitle). \(first.sameText)".lines(of: width))
  }

  private static let sameTitle = "The same in all patterns"

  /// The rows that are the same in all patterns, with the result of the first pattern.
  private var sameText: String {
    sameSections.map { section in
      let title = section.title.prefix { $0 != ":" }
      let results = section.rows.compactMap { row in
        row.cells.compactMap(\.self).first.map { "\(row.label) \($0.brief)" }
      }
      return "\(title): \(results.joined(separator: ", "))."
    }.joined(separator: " ")
  }

  /// Returns the measurements in Markdown: for each measure a table per comparison, and how the
  /// measure is taken. The rows that are the same in all patterns follow.
  ///
  /// - Parameter comparisons: Comparisons of one demo with the same sections.
  public static func markdown(of comparisons: [Comparison]) -> [String] {
    guard let first = comparisons.first else { return [] }
    let tables: [String] = first.sections.enumerated().flatMap { index, section in
      ["", "### \(first.demo.title): \(section.title)", "", section.note]
        + comparisons.flatMap { $0.markdownTable(of: index) }
    }
    if first.sameSections.isEmpty { return tables }
    return tables + ["", "### \(first.demo.title): \(sameTitle)", "", first.sameText]
  }

  private func markdownTable(of section: Int) -> [String] {
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
    return [
      "", line([purpose?.rawValue ?? ""] + patterns.map(\.id)),
      line(Array(repeating: "---", count: patterns.count + 1)),
    ]
      + sections[section].rows.map { row in
        line([row.label] + row.cells.map { $0?.full ?? "–" })
      }
  }

  /// The demo, and the purpose of the patterns if they have the same.
  var title: String {
    demo.title + (purpose.map { ": \($0.rawValue.lowercased())" } ?? "")
  }
}
