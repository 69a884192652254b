package import PatternKit
import TerminalUI

extension CallTree {
  /// The tree, one call per line: call, role, file and line.
  public var text: [String] { rows().map(\.text) }

  /// Returns the lines of `text`. Each step has the source lines that it executed below it.
  ///
  /// - Parameter sources: The sources, or `nil` to show no source lines.
  package func rows(with sources: StepSources? = nil) -> [TreeRow] {
    let rows = rowsInColumns.flatMap { row in
      let source = row.call.flatMap { $0.lines.isEmpty ? nil : sources?.source(of: $0) }
      let indent = String(repeating: " ", count: row.text.prefix { $0 == " " }.count + 4)
      return [row]
        + (source?.lines.filter(\.isReached) ?? []).map { line in
          let text = line.text.trimmingPrefix { $0 == " " }
          return TreeRow("\(indent)│ \(line.number)  \(text)")
        }
    }
    return rows + (missingStackCount > 0 ? [TreeRow("stacks left out: \(missingStackCount)")] : [])
  }

  /// Returns the tree, one call per line, in at most `columns` columns. A narrow layout shows no roles and places.
  package func rows(inColumns columns: Int) -> [TreeRow] {
    let wide = rowsInColumns
    guard wide.contains(where: { $0.text.count > columns }) else { return wide }
    return rowsWithoutColumns.map { $0.cut(to: columns) }
  }

  /// The calls, one per line, without role and place.
  package var rowsWithoutColumns: [TreeRow] {
    steps.flatMap { step in
      [TreeRow(step)]
        + step.waits.map { depth, name in
          TreeRow("\(String(repeating: "  ", count: depth))\(Notation.waits) \(name)")
        }
    }
  }

  /// The calls, one per line, with role and place in columns of their own.
  private var rowsInColumns: [TreeRow] {
    let rows = rowsWithoutColumns
    let roles = (rows.map(\.text.count).max() ?? 0) + 2
    let roleWidth = rows.compactMap { $0.call?.role?.rawValue.count }.max() ?? 0
    return rows.map { row in
      var row = row
      if let role = row.call?.role { row.append(role.rawValue, .role(role), at: roles) }
      row.append(row.call?.place ?? "", .place, at: roleWidth > 0 ? roles + roleWidth + 2 : roles)
      return row
    }
  }
}

/// One line of a call tree.
package struct TreeRow: Sendable {
  package private(set) var parts: [TextPart] = []
  /// The call, or `nil` if the line is not a step.
  package private(set) var call: Call?

  package var text: String { parts.map(\.text).joined() }

  package init(_ text: String) {
    append(text)
  }

  /// - Parameter isBrief: Whether the row has no indentation, and names roles in place of their types.
  package init(_ step: Step, isBrief: Bool = false) {
    let call = step.call
    let later = call.kind.continuesLater ? ", \(Notation.later)" : ""
    self.call = call
    let indent = isBrief ? "" : String(repeating: "  ", count: step.depth)
    append("\(indent)\(call.words)\(later)\(Notation.count(call.count)) → ")
    append(call.member.isClosure ? Notation.closure : "")
    if isBrief, let role = call.role, role != .control {
      append(role.rawValue, .role(role))
      append(".")
    } else if call.type != call.module {  // A function without a type has none to show.
      append(call.type, call.role.map(TextPart.Meaning.role) ?? .other)
      append(".")
    }
    for part in call.member.parts(with: call.shortValue) { append(part.text, part.meaning) }
  }

  /// Adds a part, unless it is empty.
  ///
  /// - Parameter column: The column where the part begins, if there are blanks before it.
  mutating func append(_ text: String, _ meaning: TextPart.Meaning = .other, at column: Int = 0) {
    guard !text.isEmpty else { return }
    let blanks = max(0, column - self.text.count)
    parts += [TextPart(String(repeating: " ", count: blanks)), TextPart(text, meaning)]
  }

  /// Returns the row, or two rows if it is longer than `count` characters: the way to a function, then the function.
  package func wrapped(to count: Int) -> [TreeRow] {
    guard text.count > count, let arrow = parts.firstIndex(where: { $0.text.hasSuffix("→ ") })
    else {
      return [self]
    }
    var (way, function) = (self, self)
    way.parts = Array(parts[...arrow])
    let indent = String(repeating: " ", count: text.prefix { $0 == " " }.count + 2)
    function.parts = [TextPart(indent)] + parts[(arrow + 1)...]
    return [way, function].map { $0.cut(to: count) }
  }

  /// Returns the line in at most `count` characters. First, the types of the values that travel are left
  /// out. Then the end of the line is cut off, but the parentheses after the name of a function remain.
  package func cut(to count: Int) -> TreeRow {
    var row = self
    if text.count > count { row.parts.removeAll { $0.meaning == .valueType } }
    return row.showing(row.text.shortened(to: count))
  }

  /// Returns the parts with the characters of another text.
  private func showing(_ text: String) -> TreeRow {
    var (row, rest) = (self, text[...])
    for index in parts.indices {
      row.parts[index].text = String(rest.prefix(parts[index].text.count))
      rest = rest.dropFirst(parts[index].text.count)
    }
    return row
  }
}

extension Call {
  package var words: String {
    let way =
      switch kind {
      case .protocol: "\(kind.word) \(via ?? "a protocol")"
      case .notification: via.map { "\(kind.word) \($0)" } ?? kind.word
      case .call where accessor != nil: ""
      default: kind.word
      }
    return [accessor?.rawValue ?? "", way].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The value that travels, if a line has room for it: a number, a truth value, a case or a short text.
  package var shortValue: String? {
    reading.value.flatMap { $0.count <= 22 && !$0.hasSuffix(")") ? $0 : nil }
  }

  /// The file, and the line that was reached first.
  package var place: String { file + (lines.first.map { ":\($0)" } ?? "") }

  package var name: String {
    let function = (type == module ? "" : "\(type).") + member.parts.map(\.text).joined()
    return (member.isClosure ? Notation.closure : "") + function
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
