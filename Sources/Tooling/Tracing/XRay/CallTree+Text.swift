import PatternKit

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

extension Call {
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

  /// The file, and the line that was reached first.
  package var place: String { file + (lines.first.map { ":\($0)" } ?? "") }

  package var name: String {
    let function = (type == module ? "" : "\(type).") + member.parts.map(\.text).joined()
    return (member.isClosure ? Notation.closure : "") + function
  }
}
