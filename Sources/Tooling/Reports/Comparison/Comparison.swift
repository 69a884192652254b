import Catalog
import PatternKit

/// The measurements of a demo, with one column per pattern.
struct Comparison {
  /// The cells of one line, in the order of the patterns.
  struct Row {
    let label: String
    var cells: [Measure.Entry?]

    /// Whether every pattern has this row, with the same result.
    var isSame: Bool {
      let results = Set(cells.map { $0?.full })
      return results.count == 1 && !results.contains(nil)
    }
  }

  struct Section {
    let title: String
    let note: String
    let rows: [Row]

    /// Returns the section with some of its rows, or `nil` if it has none of these rows.
    func filtered(_ isIncluded: (Row) -> Bool) -> Section? {
      let rows = rows.filter(isIncluded)
      return rows.isEmpty ? nil : Section(title: title, note: note, rows: rows)
    }
  }

  let demo: Demo
  private(set) var patterns: [Pattern]
  /// The purpose of the patterns, or `nil` if they were chosen one by one.
  private(set) var purpose: Pattern.Purpose?
  private(set) var sections: [Section]
  /// The rows that are the same in all patterns. They are listed below the tables of `parts`.
  private(set) var sameSections: [Section] = []

  /// Measures a demo of some patterns.
  init(of demo: Demo, in patterns: [Pattern], checkout: Checkout) async throws {
    var subjects: [MeasuredDemo] = []
    for pattern in patterns {
      if let subject = try await MeasuredDemo(demo, of: pattern, in: checkout) {
        subjects.append(subject)
      }
    }
    self.demo = demo
    self.patterns = subjects.map(\.pattern)
    sections = Measure.all(of: demo).map { measure in
      let rows = Self.rows(of: subjects.map(measure.answer))
      return Section(title: measure.title, note: measure.note, rows: rows)
    }
  }

  /// The comparisons of the patterns that have the same purpose. They omit the rows that are the same
  /// in all patterns, and sections without rows.
  var parts: [Comparison] {
    Pattern.Purpose.allCases.map(part).filter { !$0.patterns.isEmpty }
  }

  private func part(for purpose: Pattern.Purpose) -> Comparison {
    let columns = patterns.indices.filter { patterns[$0].purpose == purpose }
    var part = self
    part.patterns = columns.map { patterns[$0] }
    part.purpose = purpose
    part.sameSections = sections.compactMap { section in section.filtered { $0.isSame } }
    part.sections = sections.compactMap { section in section.filtered { !$0.isSame } }
      .compactMap { section in
        let rows = section.rows.map { row in
          Row(label: row.label, cells: columns.map { row.cells[$0] })
        }
        return Section(title: section.title, note: section.note, rows: rows)
          .filtered { $0.cells.contains { $0 != nil } }
      }
    return part
  }

  /// Returns one row per label. The rows have the same order as the labels in the answers.
  private static func rows(of answers: [[Measure.Entry]]) -> [Row] {
    var rows: [Row] = []
    for (column, entries) in answers.enumerated() {
      for (position, entry) in entries.enumerated() {
        func row(of entry: Measure.Entry) -> Int? { rows.firstIndex { $0.label == entry.label } }
        let next = entries[position...].lazy.compactMap(row).first
        let index = row(of: entry) ?? next ?? rows.endIndex
        if row(of: entry) == nil {
          let cells = [Measure.Entry?](repeating: nil, count: answers.count)
          rows.insert(Row(label: entry.label, cells: cells), at: index)
        }
        rows[index].cells[column] = entry
      }
    }
    return rows
  }
}
