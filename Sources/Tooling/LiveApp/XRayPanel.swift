import Console
import PatternKit
import TerminalUI
import Tracing

/// The X-ray panel: the call tree of the last event, and beside or below it the source of the selected step.
///
/// Each mark has one meaning: `>` is the selected step, and `*` is a reached line of the source.
struct XRayPanel {
  /// At most as many lines as the panel has rows.
  private(set) var lines: [StyledText] = []

  private let xray: LiveXRay
  private let pattern: String
  private let highlighter: Highlighter
  private let columns: Int

  /// A line of the tree.
  private struct Line {
    let text: StyledText
    /// The index of the step, or `nil` if the line is no step.
    var step: Int?
    /// Whether the line is a remark about the step above it.
    var isRemark = false
  }

  /// The rows in which a source is readable: its title and three lines.
  private static let readableSourceRows = 4
  /// The columns in which a source is readable.
  private static let readableSourceColumns = 60

  /// - Parameters:
  ///   - name: The word before the title: “X-ray”, or the pattern if two are shown.
  ///   - note: What to say after the title.
  init(
    _ xray: LiveXRay, of pattern: String, named name: String, note: String,
    highlighter: Highlighter, columns: Int, rows: Int
  ) {
    (self.xray, self.pattern, self.highlighter) = (xray, pattern, highlighter)
    self.columns = columns
    let tree = tree
    let heading = rule(
      [TextPart(language.text("\(name): \(title(above: tree))"))]
        + (note.isEmpty ? [] : [TextPart(" ── "), TextPart(note)]), columns: columns)
    let treeColumns = tree.map(\.text.text.columns).max() ?? 0
    let sourceColumns = columns - treeColumns - 3
    if sourceColumns >= Self.readableSourceColumns {
      let left = visible(tree, rows: rows - 1)
      let right = source(columns: sourceColumns, rows: rows - 1)
      lines = (0..<max(left.count, right.count)).map { row in
        let text = left.indices.contains(row) ? left[row] : StyledText("")
        guard right.indices.contains(row) else { return text }
        let blanks = String(repeating: " ", count: treeColumns - text.text.columns)
        return text + StyledText("\(blanks) │ ") + right[row]
      }
    } else {
      // Until the user selects a step, the tree has priority. Then the source takes up to half of the rows.
      let free = rows - 1 - tree.count
      let isReadable = free >= Self.readableSourceRows
      let count = isReadable || !xray.hasSelected ? free : max(free, (rows - 1) / 2)
      let source = source(columns: columns, rows: count)
      lines = visible(tree, rows: min(tree.count, rows - 1 - source.count)) + source
    }
    lines = Array(([heading] + lines).prefix(max(0, rows)))
  }

  private var language: Language { xray.language }

  /// Returns the columns that the widest step needs without role and place, but enough for a source.
  static func columns(of xray: LiveXRay) -> Int {
    let rows = xray.stories.flatMap(\.tree.rowsWithoutColumns)
    return max(readableSourceColumns, (rows.map(\.text.columns).max() ?? 0) + 6)
  }

  /// The event, and the number of the selected row once the user has selected one.
  private func title(above tree: [Line]) -> String {
    let rows = tree.filter { !$0.isRemark }
    guard xray.hasSelected, let row = rows.firstIndex(where: { $0.step == xray.selectedStep })
    else { return xray.title }
    return language.text("\(xray.title), step \(row + 1) of \(rows.count)")
  }

  /// Returns a line with a title in it.
  private func rule(_ title: [TextPart], columns: Int) -> StyledText {
    let width = title.map(\.text.columns).reduce(3, +)
    let end = " " + String(repeating: "─", count: max(0, columns - width))
    return StyledText([TextPart("─ ")] + title + [TextPart(end)])
  }

  // MARK: The tree

  /// All lines of the stories. The stories of earlier events have a title.
  private var tree: [Line] {
    guard !xray.steps.isEmpty else {
      let text = language.text(xray.isResolving ? "resolving …" : "no call")
      return [Line(text: StyledText(" \(text)"))]
    }
    var lines: [Line] = []
    var step = 0
    for (index, story) in xray.stories.enumerated() {
      if index > 0 {
        let title = language.text("Answered since: \(xray.title(of: story))")
        lines.append(Line(text: text(of: Row(title)), isRemark: true))
      }
      for row in story.tree.rows(inColumns: columns - 1) {
        guard row.call != nil else {
          lines.append(Line(text: text(of: row)))
          continue
        }
        lines.append(Line(text: text(of: row, isSelected: step == xray.selectedStep), step: step))
        if step == xray.decidingStep, !xray.isOld, let decision = xray.decision {
          lines += remark("\(pattern): \(decision)", below: row)
        }
        step += 1
      }
      if story.tree.changesNoControl, !xray.isResolving {
        lines += remark("nothing on the screen changed: an equal value notifies no observer")
      }
    }
    return lines
  }

  /// Returns the lines of a sentence about a step, or about the whole story.
  private func remark(_ sentence: LocalizedText, below row: Row = Row("")) -> [Line] {
    let text = language.text(sentence)
    let indent = max(1, min(row.text.prefix { $0 == " " }.count + 1, columns - text.columns))
    return text.lines(of: columns - indent).map { line in
      let blanks = String(repeating: " ", count: indent)
      return Line(text: highlighter.highlight(blanks + line), isRemark: true)
    }
  }

  private func text(of row: Row, isSelected: Bool = false) -> StyledText {
    // The calls of the earlier event are no answer to the question about this one.
    if xray.isOld { return StyledText(" " + row.text, .dimmed) }
    return StyledText(isSelected ? ">" : " ", .bold) + StyledText(row.parts)
  }

  /// Returns the part of the tree that contains the selected step, and how many rows are hidden above and
  /// below it.
  private func visible(_ tree: [Line], rows: Int) -> [StyledText] {
    let rows = max(0, rows)
    let selected = tree.firstIndex { $0.step == xray.selectedStep } ?? 0
    let remarkCount = tree.dropFirst(selected + 1).prefix(while: \.isRemark).count
    let last = max(0, tree.count - rows)
    let start = max(0, min(selected - max(0, rows - remarkCount) / 2, last))
    var lines = tree.dropFirst(start).prefix(rows).map(\.text)
    // The selected step and its remark are more important than the number of hidden lines.
    guard rows > remarkCount + 2 else { return lines }
    func count(_ hidden: some Sequence<Line>) -> Int { hidden.count { !$0.isRemark } }
    if start > 0 {
      lines[0] = StyledText(" " + language.text("+\(count(tree[...start])) above"), .dimmed)
    }
    if start < last {
      let below = count(tree[(start + rows - 1)...])
      lines[rows - 1] = StyledText(" " + language.text("+\(below) more"), .dimmed)
    }
    return lines
  }

  // MARK: The source

  /// Returns the sources of the selected step in at most `rows` rows, with a mark before each reached line.
  ///
  /// A reached line is never cut off. In a few rows, each source is one line behind its place, and one title
  /// explains the marks.
  private func source(columns: Int, rows: Int) -> [StyledText] {
    guard !xray.isOld else { return [] }
    let sources = xray.sources(inRows: rows)
    let isShort = sources.contains { $0.source.lines.count < 2 }
    var lines: [(text: StyledText, isContext: Bool)] = []
    for (call, source) in sources {
      if !isShort { lines.append((heading(of: source, in: call, columns: columns), false)) }
      let digits = source.lines.last.map { "\($0.number)".count } ?? 0
      for line in source.lines {
        let number = "\(line.number)"
        let padded = String(repeating: " ", count: digits - number.count) + number
        let place = isShort ? "\(source.file):\(number)" : padded
        let width = columns - place.count - 3
        let texts = line.isReached ? line.text.wrapped(to: width) : [line.text]
        for (index, text) in texts.enumerated() {
          let isFirst = index == 0
          let start =
            StyledText(isFirst && line.isReached ? "*" : " ", .bold)
            + StyledText(isFirst ? place : "".padded(to: place.count), .dimmed)
          lines.append((start + StyledText("  ") + highlighter.highlight(text), !line.isReached))
        }
      }
    }
    while lines.count > rows, let context = lines.lastIndex(where: \.isContext) {
      lines.remove(at: context)
    }
    if isShort, lines.count < rows {
      let title = language.text("the lines marked * make the step marked >")
      lines.insert((rule([TextPart(title)], columns: columns), true), at: 0)
    }
    return lines.prefix(max(0, rows)).map(\.text)
  }

  private func heading(of source: StepSource, in call: Call, columns: Int) -> StyledText {
    var heading = [TextPart(source.file, .place)]
    if let role = call.role {
      heading += [TextPart(" · "), TextPart(language.text(role.text), .role(role))]
    }
    return rule(heading, columns: columns)
  }
}
