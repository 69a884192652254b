import TerminalUI
import TextOutput
import XRay

/// The X-ray panel: the call tree of the last event, and below it the source of the selected step.
struct XRayPanel {
  /// At most as many lines as the panel has rows.
  private(set) var lines: [StyledText] = []

  private let xray: LiveXRay
  private let highlighter: Highlighter
  private let columns: Int
  private let rows: Int

  /// The fewest rows in which a source is shown: its title and two lines.
  private static let fewestSourceRows = 3

  init(_ xray: LiveXRay, highlighter: Highlighter, columns: Int, rows: Int) {
    (self.xray, self.highlighter) = (xray, highlighter)
    (self.columns, self.rows) = (columns, rows)
    let tree = tree
    let source = source(below: tree.count)
    let treeRows = max(0, min(tree.count, rows - 1 - source.count))
    let shown = visible(tree, rows: treeRows).map(highlighter.highlight)
    let all = [StyledText(" X-ray: \(title)")] + shown + source
    lines = Array(all.prefix(max(0, rows)))
  }

  private var title: String {
    guard xray.hasSelected, !xray.steps.isEmpty else { return xray.title }
    return "\(xray.title), step \(xray.selectedStep + 1) of \(xray.steps.count)"
  }

  // MARK: The tree

  /// The whole tree, with a mark before the selected step.
  private var tree: [String] {
    if xray.isUnreadable {
      return [" This program contains no", " readable function names."]
    }
    guard let tree = xray.tree, !xray.steps.isEmpty else {
      return [xray.isResolving ? " resolving …" : " no call"]
    }
    return tree.text(inColumns: columns - 1).enumerated().map { index, line in
      (index == xray.selectedStep ? "▸" : " ") + line
    }
  }

  /// Returns the part of the tree that contains the selected step.
  private func visible(_ tree: [String], rows: Int) -> ArraySlice<String> {
    let last = max(0, tree.count - rows)
    let start = max(0, min(xray.selectedStep - rows / 2, last))
    return tree[start...].prefix(rows)
  }

  // MARK: The source

  /// Returns the source of the selected step, with a mark before each reached line.
  ///
  /// Until the user selects a step, the tree has priority, and the source takes the rows that it
  /// leaves. Then the source takes up to half of the rows.
  private func source(below treeCount: Int) -> [StyledText] {
    guard let source = xray.source else { return [] }
    let free = rows - 1 - treeCount
    let count = xray.hasSelected ? max(free, (rows - 1) / 2) : free
    guard count >= Self.fewestSourceRows else { return [] }
    let shown = source.lines(atMost: count - 1)
    let width = shown.last.map { "\($0.number)".count } ?? 0
    let role = xray.steps[xray.selectedStep].role.map { " · \($0)" } ?? ""
    let heading = "─ \(source.file)\(role) "
    let rule = String(repeating: "─", count: max(0, columns - heading.columns))
    return [highlighter.highlight(heading + rule)]
      + shown.map { line in
        let digits = "\(line.number)"
        let number = String(repeating: " ", count: width - digits.count) + digits
        return StyledText(line.isReached ? "▸" : " ") + StyledText(number, .dimmed)
          + StyledText("  ") + highlighter.highlight(line.text)
      }
  }
}
