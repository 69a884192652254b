import Console
import PatternKit
import Stories
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
  private let form: Form
  /// Whether only the steps on the way of the change are shown.
  private var isFolded = false

  enum Form {
    case wholeWithSource
    /// No source.
    case whole
    /// Only the way of the change, with roles in place of types.
    case brief
  }

  private struct Line {
    let text: StyledText
    /// The index of the step, or `nil` if the line is not a step.
    var step: Int?
    /// Whether the line is a remark about the step above it.
    var isRemark = false
  }

  private static let readableSourceColumns = 60

  /// - Parameters:
  ///   - name: The word before the title: “X-ray”, or the pattern if two are shown.
  ///   - note: What to say after the title.
  init(
    _ xray: LiveXRay, of pattern: String, named name: String, note: String,
    in form: Form = .wholeWithSource,
    highlighter: Highlighter, columns: Int, rows: Int
  ) {
    (self.xray, self.pattern, self.highlighter) = (xray, pattern, highlighter)
    (self.columns, self.form) = (columns, form)
    var tree = tree
    let hasWay = xray.stories.contains { $0.tree.wayOfChange != nil }
    if hasWay, form == .brief || tree.count + ending.count >= rows, !xray.showsAllSteps {
      isFolded = true
      tree = self.tree
    }
    xray.shownSteps = isFolded ? tree.compactMap(\.step) : nil
    let title = language.text("\(name): \(title)")
    let hasNote = !note.isEmpty && title.columns + note.columns + 7 <= columns
    let heading = rule([TextPart(hasNote ? "\(title) ── \(note)" : title)], columns: columns)
    let treeColumns = (tree + ending).map(\.text.text.columns).max() ?? 0
    let sourceColumns = columns - treeColumns - 3
    // What is said about the whole story is visible, whichever step is selected.
    let end = ending.map(\.text)
    if sourceColumns >= Self.readableSourceColumns {
      let left = visible(tree, rows: rows - 1 - end.count) + end
      let right = source(columns: sourceColumns, rows: rows - 1)
      lines = (0..<max(left.count, right.count)).map { row in
        let text = left.indices.contains(row) ? left[row] : StyledText("")
        guard right.indices.contains(row) else { return text }
        let blanks = String(repeating: " ", count: treeColumns - text.text.columns)
        return text + StyledText("\(blanks) │ ") + right[row]
      }
    } else {
      // Until the user selects a step, the tree has priority. Then the source takes up to half of the rows,
      // but none of the selected step and what it decides.
      let rows = rows - end.count
      let free = rows - 1 - tree.count
      let isReadable = free >= LiveXRay.readableRows
      let most = max(free, min((rows - 1) / 2, rows - 1 - selection(in: tree).count))
      let count = isReadable || !xray.hasSelected ? free : most
      let source = source(columns: columns, rows: count)
      lines = visible(tree, rows: min(tree.count, rows - 1 - source.count)) + end + source
    }
    lines = Array(([heading] + lines).prefix(max(0, rows)))
  }

  private var language: Language { xray.language }

  /// Returns the columns that the widest step needs without role and place, but enough for a source.
  static func columns(of xray: LiveXRay) -> Int {
    let rows = xray.stories.flatMap(\.tree.rowsWithoutColumns)
    return max(readableSourceColumns, (rows.map(\.text.columns).max() ?? 0) + 6)
  }

  /// The story of the step that the user has selected, and the number of the step in it.
  private var selected: (story: Int, step: Int)? {
    var number = xray.selectedStep + 1
    for (index, story) in xray.stories.enumerated() where xray.hasSelected {
      let count = story.tree.steps.count
      if number <= count { return (index, number) }
      number -= count
    }
    return nil
  }

  /// The event. Once the user has selected a step, the event of that step, and the number of the step in it.
  private var title: String {
    guard let selected else { return xray.title }
    let story = xray.stories[selected.story]
    return language.text(
      "\(xray.title(of: story)), step \(selected.step) of \(story.tree.steps.count)")
  }

  /// Returns a line with a title in it.
  private func rule(_ title: [TextPart], columns: Int) -> StyledText {
    let width = title.map(\.text.columns).reduce(3, +)
    let end = " " + String(repeating: "─", count: max(0, columns - width))
    return StyledText([TextPart("─ ")] + title + [TextPart(end)])
  }

  /// All lines of the stories. A story that the title of the panel does not name has a title.
  private var tree: [Line] {
    guard !xray.steps.isEmpty else {
      if let failure = NoFunctionNames(for: "X-ray") { return remark(failure.message) }
      return remark(xray.isResolving ? "resolving …" : "no call")
    }
    var lines: [Line] = []
    var step = 0
    for (index, story) in xray.stories.enumerated() {
      if max(index, selected?.story ?? 0) > 0 {
        let title = xray.title(of: story)
        let words = index > 0 ? language.text("Answered since: \(title)") : title
        lines.append(Line(text: text(of: TreeRow(words))))
      }
      let rows = rows(of: story.tree)
      let shown = isFolded ? wayNumbers(of: story.tree) : nil
      var foldedCount = 0
      func noteFolded() {
        guard foldedCount > 0 else { return }
        let indent = form == .brief ? "" : "  "
        lines.append(
          Line(text: StyledText(" \(indent)\(language.text("… \(foldedCount) more (f)"))", .dimmed))
        )
        foldedCount = 0
      }
      defer { noteFolded() }
      for row in rows {
        guard let call = row.call else {
          if !isFolded { lines.append(Line(text: text(of: row))) }
          continue
        }
        if let shown, !shown.contains(call.number), step != xray.selectedStep {
          (foldedCount, step) = (foldedCount + 1, step + 1)
          continue
        }
        noteFolded()
        let decision = step == xray.decidingStep && !xray.isOld ? xray.decision : nil
        if decision != nil, call.kind == .observer,
          let change = story.tree.steps.first(where: { $0.call.number == call.number })?.caller
        {
          let observer = call.role?.text ?? "\(call.type)"
          let sentence: LocalizedText =
            "the calls return. \(change.member.name) has changed, so the \(observer)’s stored closure runs:"
          // It is about the next step, so it is not a remark about the step above.
          lines += remark(sentence).map { Line(text: $0.text) }
        }
        let isSelected = step == xray.selectedStep
        for (index, part) in row.wrapped(to: columns - 1).enumerated() {
          let text = text(of: part, isSelected: isSelected && index == 0)
          lines.append(Line(text: text, step: index == 0 ? step : nil, isRemark: index > 0))
        }
        if let decision { lines += remark("\(pattern): \(decision)", at: row) }
        step += 1
      }
    }
    return lines
  }

  private func rows(of tree: CallTree) -> [TreeRow] {
    switch form {
    case .wholeWithSource: tree.rows(inColumns: columns - 1)
    case .whole: tree.rowsWithoutColumns
    case .brief: tree.steps.map { TreeRow($0, isBrief: true) }
    }
  }

  /// The numbers of the steps on the way of the change, or of the first step if the event has none.
  private func wayNumbers(of tree: CallTree) -> Set<Int> {
    let steps = tree.stepsByTime
    let way = tree.wayOfChange?.steps ?? Array(steps.indices.prefix(1))
    return Set(way.map { steps[$0].call.number })
  }

  /// The remark about the whole story of the last event.
  private var ending: [Line] {
    guard !xray.isResolving, let tree = xray.stories.first?.tree else { return [] }
    let missing = RuntimeAssumption.neededForProof.map(\.consequence)
    guard missing.isEmpty, tree.changesNoControl else { return missing.flatMap { remark($0) } }
    return remark("this event changed nothing on the screen: an equal value notifies no observer")
  }

  /// Returns the lines of a sentence about a step, or about the whole story.
  private func remark(_ sentence: LocalizedText, at row: TreeRow = TreeRow("")) -> [Line] {
    let text = language.text(sentence)
    let indent = max(1, min(row.text.prefix { $0 == " " }.count + 1, columns - text.columns))
    return text.lines(of: columns - indent).map { line in
      let blanks = String(repeating: " ", count: indent)
      return Line(text: highlighter.highlight(blanks + line), isRemark: true)
    }
  }

  private func text(of row: TreeRow, isSelected: Bool = false) -> StyledText {
    // The calls of the earlier event are no answer to the question about this one.
    if xray.isOld { return StyledText(" " + row.text, .dimmed) }
    return StyledText(isSelected ? ">" : " ", .bold) + StyledText(row.parts)
  }

  /// Returns the line of the selected step, and the lines of the remark about it.
  private func selection(in tree: [Line]) -> Range<Int> {
    let start = tree.firstIndex { $0.step == xray.selectedStep } ?? 0
    return start..<start + 1 + tree.dropFirst(start + 1).prefix(while: \.isRemark).count
  }

  /// Returns the part of the tree that contains the selected step, and how many steps are hidden above and
  /// below it.
  private func visible(_ tree: [Line], rows: Int) -> [StyledText] {
    let rows = max(0, rows)
    let selection = selection(in: tree)
    let last = max(0, tree.count - rows)
    let before = max(0, rows + 1 - selection.count) / 2
    var start = max(0, min(selection.lowerBound - before, last))
    // The rest of a sentence would be unclear without its beginning.
    while start > 0, start < selection.lowerBound, tree[start + 1].step == nil { start += 1 }
    var lines = tree.dropFirst(start).prefix(rows).map(\.text)
    // The selected step and its remark are more important than the number of hidden steps.
    guard rows > selection.count else { return lines }
    func count(_ hidden: some Sequence<Line>) -> Int { hidden.count { $0.step != nil } }
    if start > 0, start < selection.lowerBound {
      lines[0] = StyledText(" " + language.text("+\(count(tree[...start])) above"), .dimmed)
    }
    let below = count(tree.dropFirst(start + rows - 1))
    if start < last, below > 0, start + rows > selection.upperBound {
      lines[rows - 1] = StyledText(" " + language.text("+\(below) more"), .dimmed)
    }
    return lines
  }

  /// Returns the sources of the selected step in at most `rows` rows, with a mark before each reached line.
  ///
  /// A reached line is shown whole or not at all. In a few rows, each source is one line behind its place,
  /// and one title explains the marks.
  private func source(columns: Int, rows: Int) -> [StyledText] {
    xray.hasSource = false
    guard !xray.isOld, form == .wholeWithSource else { return [] }
    let sources = xray.sources(inRows: rows)
    let isShort = sources.contains { $0.source.lines.count < 2 }
    // The rows of each line. A heading belongs to no line.
    var lines: [(rows: [StyledText], line: StepSource.Line?)] = []
    for (call, source) in sources {
      if !isShort { lines.append(([heading(of: source, in: call, columns: columns)], nil)) }
      let digits = source.lines.last.map { "\($0.number)".count } ?? 0
      for line in source.lines {
        let number = "\(line.number)"
        let padded = String(repeating: " ", count: digits - number.count) + number
        let place = isShort ? "\(source.file):\(number)" : padded
        let width = columns - place.count - 3
        let texts = line.isReached ? line.text.wrapped(to: width) : [line.text]
        let rows = texts.enumerated().map { index, text in
          let isFirst = index == 0
          let start =
            StyledText(isFirst && line.isReached ? "*" : " ", .bold)
            + StyledText(isFirst ? place : "".padded(to: place.count), .dimmed)
          return start + StyledText("  ") + highlighter.highlight(text)
        }
        lines.append((rows, line))
      }
    }
    var count: Int { lines.map(\.rows.count).reduce(0, +) }
    while count > rows, let context = lines.lastIndex(where: { $0.line?.isReached == false }) {
      lines.remove(at: context)
    }
    let isWhole = count <= rows
    while let last = lines.last, count > rows || last.line == nil { lines.removeLast() }
    xray.hasSource = !lines.isEmpty
    guard xray.showsSource else { return [] }
    // The source of another step is what it calls.
    if isShort, isWhole, xray.selectedStep == xray.decidingStep, (1..<rows).contains(count) {
      let marks = language.text("the lines marked * cause the step marked >")
      lines.insert(([rule([TextPart(marks)], columns: columns)], nil), at: 0)
    }
    return lines.flatMap(\.rows)
  }

  private func heading(of source: StepSource, in call: Call, columns: Int) -> StyledText {
    var heading = [TextPart(source.file, .place)]
    if let role = call.role {
      heading += [TextPart(" · "), TextPart(language.text(role.text), .role(role))]
    }
    if call.lines.isEmpty, !RuntimeAssumption.sourceLines.holds {
      heading.append(TextPart(" · " + language.text(RuntimeAssumption.sourceLines.reason)))
    }
    return rule(heading, columns: columns)
  }
}
