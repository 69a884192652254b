import Console
import PatternKit
import TerminalUI
import Tracing

/// The X-ray panel: the call tree of the last event, and below it the source of the selected step.
///
/// Each mark has one meaning: `>` is the selected step, and `*` is a reached line of the source.
struct XRayPanel {
  /// At most as many lines as the panel has rows.
  private(set) var lines: [StyledText] = []

  private let xray: LiveXRay
  private let highlighter: Highlighter
  let columns: Int
  private let rows: Int

  /// The fewest rows in which a source is shown: its title and two lines.
  private static let minimumSourceRows = 3

  /// - Parameter name: The word before the title: “X-ray”, or the pattern if two are shown.
  init(_ xray: LiveXRay, of name: String, highlighter: Highlighter, columns: Int, rows: Int) {
    (self.xray, self.highlighter) = (xray, highlighter)
    (self.columns, self.rows) = (columns, rows)
    let tree = tree
    let source = source(below: tree.count)
    let treeRows = max(0, min(tree.count, rows - 1 - source.count))
    let all = [StyledText(" \(name): \(title)")] + visible(tree, rows: treeRows) + source
    lines = Array(all.prefix(max(0, rows)))
  }

  private var language: Language { xray.language }

  private var title: String {
    guard xray.hasSelected, !xray.steps.isEmpty else { return xray.title }
    return language.text("\(xray.title), step \(xray.selectedStep + 1) of \(xray.steps.count)")
  }

  // MARK: The tree

  /// All lines of the stories. The stories of earlier events have a title.
  private var tree: [Row] {
    guard !xray.steps.isEmpty else {
      return [Row(language.text(xray.isResolving ? "resolving …" : "no call"))]
    }
    return xray.stories.enumerated().flatMap { index, story in
      let title =
        index > 0 ? [Row(language.text("Answered since: \(xray.title(of: story))"))] : []
      return title + story.tree.rows(inColumns: columns - 1)
    }
  }

  /// The end of the line of the step that decides which pattern it is.
  private var decides: String { "  \(language.text("decides"))" }

  /// - Parameter step: The number of the step, or `nil` if the line is no step.
  private func line(of row: Row, step: Int?) -> StyledText {
    // The calls of the earlier event are no answer to the question about this one.
    if xray.isOld { return StyledText(" " + row.text, .dimmed) }
    let mark = StyledText(step == xray.selectedStep ? ">" : " ", .bold)
    guard step != nil, step == xray.decidingStep else {
      return mark + StyledText(row.parts)
    }
    // The mark is more important here than the types of the values that travel.
    let name = row.cut(to: columns - 1 - decides.columns)
    return mark + StyledText(name.parts) + StyledText(decides, .bold)
  }

  /// Returns the part of the tree that contains the selected step, and how many lines are hidden
  /// above and below it.
  private func visible(_ tree: [Row], rows: Int) -> [StyledText] {
    let steps = tree.indices.filter { tree[$0].call != nil }
    let selected = steps.indices.contains(xray.selectedStep) ? steps[xray.selectedStep] : 0
    let last = max(0, tree.count - rows)
    let start = max(0, min(selected - rows / 2, last))
    var lines = tree.indices.dropFirst(start).prefix(rows).map { index in
      line(of: tree[index], step: steps.firstIndex(of: index))
    }
    let above = start + 1
    let below = tree.count - start - rows + 1
    if rows > 2, start > 0 {
      lines[0] = StyledText(" " + language.text("+\(above) above"), .dimmed)
    }
    if rows > 2, start < last {
      lines[rows - 1] = StyledText(" " + language.text("+\(below) more"), .dimmed)
    }
    return lines
  }

  // MARK: The source

  /// Returns the source of the selected step, with a mark before each reached line.
  ///
  /// Until the user selects a step, the tree has priority, and the source takes the rows that it
  /// leaves. Then the source takes up to half of the rows.
  private func source(below treeCount: Int) -> [StyledText] {
    let free = rows - 1 - treeCount
    let count = xray.hasSelected ? max(free, (rows - 1) / 2) : free
    guard !xray.isOld, count >= Self.minimumSourceRows, let source = xray.source(atMost: count - 1)
    else {
      return []
    }
    let digits = source.lines.last.map { "\($0.number)".count } ?? 0
    let role = xray.steps[xray.selectedStep].role
    var heading = [TextPart("─ "), TextPart(source.file, .place)]
    if let role {
      heading += [TextPart(" · "), TextPart(language.text(role.text), .role(role))]
    }
    let width = heading.map(\.text.columns).reduce(1, +)
    let rule = " " + String(repeating: "─", count: max(0, columns - width))
    return [StyledText(heading + [TextPart(rule)])]
      + source.lines.map { line in
        let number = "\(line.number)"
        let padded = String(repeating: " ", count: digits - number.count) + number
        return StyledText(line.isReached ? "*" : " ", .bold) + StyledText(padded, .dimmed)
          + StyledText("  ") + highlighter.highlight(line.text)
      }
  }
}
