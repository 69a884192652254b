import PatternKit
import TerminalUI

extension CallTree {
  /// The tree, one call per line: call, role, file and line.
  public var text: [String] { rows().map(\.text) }

  /// Returns the lines of `text`. Each step has the source lines that it executed below it.
  ///
  /// - Parameter sources: The sources, or `nil` to show no source lines.
  package func rows(with sources: StepSources? = nil) -> [Row] {
    let calls = hops.map(\.call)
    let steps = steps.flatMap { row in
      let call = row.step.map { calls[$0] }
      let source = call.flatMap { $0.lines.isEmpty ? nil : sources?.source(of: $0) }
      let indent = String(repeating: " ", count: row.text.prefix { $0 == " " }.count + 4)
      return [row]
        + (source?.lines.filter(\.isReached) ?? []).map { line in
          let text = line.text.trimmingPrefix { $0 == " " }
          return Row("\(indent)│ \(line.number)  \(text)".fitted(to: 100))
        }
    }
    return steps + (missingStackCount > 0 ? [Row("stacks left out: \(missingStackCount)")] : [])
  }

  /// Returns the tree, one call per line, in at most `columns` columns. In a narrow layout, the
  /// line number follows the function if it fits. A file that is named after its type is not shown.
  package func rows(inColumns columns: Int) -> [Row] {
    guard steps.contains(where: { $0.text.count > columns }) else { return steps }
    return lines.map { line in
      var row = line.row
      row.append(line.shortPlace, .place, at: row.text.count + 1)
      return row.text.count > columns ? line.row.cut(to: columns) : row
    }
  }

  /// The calls, one per line, without role and place.
  package var rowsWithoutColumns: [Row] { lines.map(\.row) }

  /// The lines in three columns.
  private var steps: [Row] {
    let lines = lines
    func width(_ text: (Line) -> String) -> Int { lines.map { text($0).count }.max() ?? 0 }
    let roles = width(\.row.text) + 2
    let roleWidth = width { $0.role?.rawValue ?? "" }
    let places = roleWidth > 0 ? roles + roleWidth + 2 : roles
    return lines.map { line in
      var row = line.row
      if let role = line.role { row.append(role.rawValue, .role(role), at: roles) }
      row.append(line.place, .place, at: places)
      return row
    }
  }

  private struct Line {
    let row: Row
    var role: RoleName?
    var place = ""
    var shortPlace = ""
  }

  private var lines: [Line] {
    var lines: [Line] = []
    var stepCount = 0
    func add(_ call: Call, depth: Int) {
      let indent = String(repeating: "  ", count: depth)
      let line = call.lines.first.map { ":\($0)" } ?? ""
      let file = call.file == "\(call.type).swift" ? "" : call.file
      lines.append(
        Line(
          row: Row(call, indent: indent, step: stepCount), role: call.role,
          place: call.file + line, shortPlace: file + line))
      stepCount += 1
      for call in call.calls { add(call, depth: depth + 1) }
      lines += call.waits.map { Line(row: Row("\(indent)  \(Notation.waits) \($0)")) }
    }
    for root in roots { add(root, depth: 0) }
    return lines
  }
}

extension Call {
  /// How the function was reached.
  package var words: String {
    let way =
      switch kind {
      case .protocol: "\(kind.word) \(via ?? "a protocol")"
      case .notification: "\(kind.word) \(via ?? "a message")"
      case .call where accessor != nil: ""
      default: kind.word
      }
    return [accessor?.rawValue ?? "", way].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The type and the function.
  package var name: String { "\(type).\(member)" }
}
