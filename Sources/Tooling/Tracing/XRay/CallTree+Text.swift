import PatternKit
import TerminalUI

extension CallTree {
  /// Explains the labels before the functions, in at most 100 columns.
  public static let legend = [
    "A root is a touch, drawing, the start, or the answer of a service. Siblings run one after the",
    "other. call: by name · via P: through protocol P · get, set: a property · closure: stored",
    "message M: to an observer of M · starts: a new task · waits for: the task stops here · wakes,",
    "later: a task that waited for the change or answer above, and continues later",
    "f() { … }: a closure in f() · × n: n times, each as below · after an arrow: type and function",
  ]

  /// The tree, one call per line, in at most 100 columns: call, role, and source line.
  ///
  /// If a line is too long, a file that is named after its type is not shown.
  public var text: [String] {
    rows.map(\.text) + footer
  }

  /// Returns the tree with the source lines that each call executed, in at most 100 columns.
  package func text(with sources: StepSources) -> [String] {
    let calls = hops.map(\.call)
    let steps = rows.flatMap { row in
      let indent = String(repeating: " ", count: row.text.prefix { $0 == " " }.count + 4)
      let call = row.step.map { calls[$0] }
      let source = call.flatMap { $0.lines.isEmpty ? nil : sources.source(of: $0) }
      let reached = source?.lines.filter(\.isReached) ?? []
      return [row.text]
        + reached.map { line in
          let text = line.text.trimmingPrefix { $0 == " " }
          return "\(indent)│ \(line.number)  \(text)".fitted(to: 100)
        }
    }
    return steps + footer
  }

  private var footer: [String] {
    missingStackCount > 0 ? ["stacks left out: \(missingStackCount)"] : []
  }

  /// One line of the tree.
  package struct Row: Sendable {
    package let text: String
    /// The index of the step, or `nil` if the line says for what the step above waits.
    package let step: Int?
  }

  private var rows: [Row] {
    let lines = lines
    let complete = Self.columns(lines.map { [$0.call, $0.role, $0.place] })
    let texts =
      complete.allSatisfy { $0.count <= 100 }
      ? complete : Self.columns(lines.map { [$0.call, $0.role, $0.shortPlace] }, atMost: 100)
    return zip(texts, lines).map { Row(text: $0, step: $1.step) }
  }

  /// Returns the cells in columns. If the lines are too long, the first column is cut off.
  private static func columns(
    _ lines: [[String]], atMost limit: Int = .max
  ) -> [String] {
    let widths = (0..<3).map { column in lines.map { $0[column].count }.max() ?? 0 }
    let rest = widths.dropFirst().filter { $0 > 0 }.map { $0 + 2 }.reduce(0, +)
    let width = min(widths[0], limit - rest)
    return lines.map { cells in
      let call = cells[0].shortened(to: width).padded(to: width)
      let columns = [call, cells[1].padded(to: widths[1])]
      let filled = columns.filter { !$0.isEmpty } + [cells[2]]
      return filled.joined(separator: "  ").withoutTrailingBlanks
    }
  }

  /// Returns the tree, one call per line, in at most `columns` columns. In a narrow layout, the
  /// line number follows the function if it fits. A file that is named after its type is not shown.
  package func rows(inColumns columns: Int) -> [Row] {
    let rows = rows
    guard rows.contains(where: { $0.text.count > columns }) else { return rows }
    return lines.map { line in
      let withPlace = line.shortPlace.isEmpty ? line.call : "\(line.call) \(line.shortPlace)"
      let text = withPlace.count > columns ? line.call : withPlace
      return Row(text: text.shortened(to: columns), step: line.step)
    }
  }

  private struct Line {
    let call: String
    var role = ""
    var place = ""
    var shortPlace = ""
    var step: Int?
  }

  private var lines: [Line] {
    var lines: [Line] = []
    var stepCount = 0
    func add(_ call: Call, depth: Int) {
      let indent = String(repeating: "  ", count: depth)
      let times = call.count > 1 ? " × \(call.count)" : ""
      let later = call.kind == .wakes ? ", \(Notation.later)" : ""
      let line = call.lines.first.map { ":\($0)" } ?? ""
      let file = call.file == "\(call.type).swift" ? "" : call.file
      lines.append(
        Line(
          call: "\(indent)\(call.words)\(later)\(times) → \(call.name)",
          role: call.role?.description ?? "", place: call.file + line, shortPlace: file + line,
          step: stepCount))
      stepCount += 1
      for call in call.calls { add(call, depth: depth + 1) }
      let awaited = call.awaitedProperties + (call.isUnanswered ? ["the answer"] : [])
      lines += awaited.map { Line(call: "\(indent)  \(Notation.waits) \($0)") }
    }
    for root in roots { add(root, depth: 0) }
    return lines
  }
}

extension String {
  /// Returns the text in at most `count` characters. The parentheses after the name of a function
  /// remain: first the parameters between them are cut off, then the name.
  fileprivate func shortened(to count: Int) -> String {
    guard self.count > count, let open = firstIndex(of: "("), let close = lastIndex(of: ")") else {
      return fitted(to: count)
    }
    let (name, end) = (self[..<open], self[close...].dropFirst())
    let parameters = self[open...].hasPrefix("()") ? "()" : "(…)"
    let rest = count - parameters.count - end.count
    return rest < 1 ? fitted(to: count) : String(name).fitted(to: rest) + parameters + end
  }
}

extension Call {
  /// How the function was reached.
  package var words: String {
    let way =
      switch kind {
      case .protocol: "\(kind.word) \(via ?? "a protocol")"
      case .notification: "\(kind.word) \(via ?? "")"
      case .call where accessor != nil, .start where accessor != nil: ""
      default: kind.word
      }
    return [accessor?.rawValue ?? "", way].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The type and the function.
  package var name: String { "\(type).\(member.shortText)" }
}
