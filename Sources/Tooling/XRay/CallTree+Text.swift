import PatternDefinition
import TerminalUI

extension CallTree {
  /// Explains the labels before the functions, in at most 100 columns.
  public nonisolated static let legend = [
    "A root is a touch, drawing, the start, or the answer of a service. Siblings run one after the",
    "other. call: by name · via P: through protocol P · get, set: a property · closure: stored",
    "message M: to an observer of M · starts: a new task · wakes: a task that waited for the change or",
    "answer above, and continues later · f() { … }: a closure in f() · × n: n times, each as below",
  ]

  /// The tree, one call per line, in at most 100 columns: call, role, and source line.
  ///
  /// If a line is too long, a file that is named after its type is not shown.
  public nonisolated var text: [String] {
    rows + footer
  }

  /// Returns the tree with the source lines that each call executed, in at most 100 columns.
  package func text(with sources: StepSources) -> [String] {
    let steps = zip(rows, hops.map(\.call)).flatMap { row, call in
      let indent = String(repeating: " ", count: row.prefix { $0 == " " }.count + 4)
      let source = call.lines.isEmpty ? nil : sources.source(of: call)
      let reached = source?.lines.filter(\.isReached) ?? []
      return [row]
        + reached.map { line in
          let text = line.text.trimmingPrefix { $0 == " " }
          return "\(indent)│ \(line.number)  \(text)".fitted(to: 100)
        }
    }
    return steps + footer
  }

  private nonisolated var footer: [String] {
    missingStackCount > 0 ? ["stacks left out: \(missingStackCount)"] : []
  }

  /// One row per call.
  private nonisolated var rows: [String] {
    let lines = roots.flatMap { Self.lines(of: $0, depth: 0) }
    let complete = Self.columns(lines.map { [$0.call, $0.role, $0.place] })
    return complete.allSatisfy { $0.count <= 100 }
      ? complete : Self.columns(lines.map { [$0.call, $0.role, $0.shortPlace] }, atMost: 100)
  }

  /// Returns the cells in columns. If the lines are too long, the first column is cut off.
  private nonisolated static func columns(
    _ lines: [[String]], atMost limit: Int = .max
  ) -> [String] {
    let widths = (0..<3).map { column in lines.map { $0[column].count }.max() ?? 0 }
    let rest = widths.dropFirst().filter { $0 > 0 }.map { $0 + 2 }.reduce(0, +)
    let width = min(widths[0], limit - rest)
    return lines.map { cells in
      let columns = [cells[0].fitted(to: width).padded(to: width), cells[1].padded(to: widths[1])]
      let filled = columns.filter { !$0.isEmpty } + [cells[2]]
      return filled.joined(separator: "  ").replacing(#/ +$/#, with: "")
    }
  }

  /// Returns the tree, one call per line, in at most `columns` columns. In a narrow layout, the
  /// line number follows the function if it fits. A file that is named after its type is not shown.
  public nonisolated func text(inColumns columns: Int) -> [String] {
    let text = text
    guard text.contains(where: { $0.count > columns }) else { return text }
    return roots.flatMap { Self.lines(of: $0, depth: 0) }.map { line in
      let withPlace = line.shortPlace.isEmpty ? line.call : "\(line.call) \(line.shortPlace)"
      return (withPlace.count > columns ? line.call : withPlace).fitted(to: columns)
    }
  }

  private nonisolated struct Line {
    let call: String
    let role: String
    let place: String
    let shortPlace: String
  }

  private nonisolated static func lines(of call: Call, depth: Int) -> [Line] {
    let indent = String(repeating: "  ", count: depth)
    let times = call.count > 1 ? " × \(call.count)" : ""
    let line = call.lines.first.map { ":\($0)" } ?? ""
    let file = call.file == "\(call.type).swift" ? "" : call.file
    return [
      Line(
        call: "\(indent)\(call.words)\(times) → \(call.name)", role: call.role?.description ?? "",
        place: call.file + line, shortPlace: file + line)
    ] + call.calls.flatMap { lines(of: $0, depth: depth + 1) }
  }
}

nonisolated extension Call {
  /// How the function was reached.
  package var words: String {
    let way =
      switch kind {
      case .protocol: "via \(via ?? "a protocol")"
      case .notification: "message \(via ?? "")"
      case .call where accessor != nil: ""
      default: kind.rawValue
      }
    return [accessor?.rawValue ?? "", way].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The type and the function. The labels `_:` contain no information, so they are removed.
  package var name: String { "\(type).\(function.replacing("_:", with: ""))" }
}
