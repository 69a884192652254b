import PatternKit

/// The measurements of a demo, with one column per pattern.
struct Comparison {
  /// The cells of one line, in the order of the patterns.
  struct Row {
    let label: LocalizedText
    var cells: [Measure.Entry?]
  }

  struct Section {
    let title: LocalizedText
    let note: LocalizedText
    let rows: [Row]
  }

  let demo: Demo
  let language: Language
  private(set) var patterns: [Pattern]
  /// The purpose of the patterns, or `nil` if they were chosen one by one.
  private(set) var purpose: Pattern.Purpose?
  private(set) var sections: [Section]

  init(
    of demo: Demo, in patterns: [Pattern], checkout: Checkout, language: Language = .english
  ) async throws {
    var subjects: [MeasuredDemo] = []
    for demo in patterns.compactMap({ $0[demo] }) {
      subjects.append(try await MeasuredDemo(demo, in: checkout))
    }
    (self.demo, self.language) = (demo, language)
    self.patterns = subjects.map(\.pattern)
    sections = Measure.all.map { measure in
      let rows = Self.rows(of: subjects.map(measure.answer))
      return Section(title: measure.title, note: measure.note, rows: rows)
    }.filter { !$0.rows.isEmpty }
  }

  /// The comparison without the rows in which all patterns are equal.
  var differences: Comparison {
    withRows { row in
      Set(row.cells.map { $0.map { language.text($0.full) } }).count > 1 ? row : nil
    }
  }

  /// The comparisons of the patterns that have the same purpose, without rows that are empty there.
  var parts: [Comparison] {
    Pattern.Purpose.allCases.map { purpose in
      let columns = patterns.indices.filter { patterns[$0].purpose == purpose }
      var part = withRows { row in
        let cells = columns.map { row.cells[$0] }
        return cells.contains { $0 != nil } ? Row(label: row.label, cells: cells) : nil
      }
      (part.patterns, part.purpose) = (columns.map { patterns[$0] }, purpose)
      return part
    }.filter { !$0.patterns.isEmpty }
  }

  /// Returns the comparison with other rows, without sections that are empty then.
  private func withRows(_ transform: (Row) -> Row?) -> Comparison {
    var comparison = self
    comparison.sections = sections.map { section in
      let rows = section.rows.compactMap(transform)
      return Section(title: section.title, note: section.note, rows: rows)
    }.filter { !$0.rows.isEmpty }
    return comparison
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
