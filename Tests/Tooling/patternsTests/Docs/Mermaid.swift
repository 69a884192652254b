import Stories

extension CallTree {
  /// The tree as a Mermaid `sequenceDiagram`.
  ///
  /// A solid arrow is a call by name. A dashed arrow is a call through a protocol, a closure, a
  /// message or a task.
  var mermaid: [String] {
    var lines = ["sequenceDiagram"]
    if roots.contains(where: { $0.kind == .touch }) { lines.append("  actor User") }
    for step in steps {
      let call = step.call
      let function = call.member.description
      let times = Notation.count(call.count)
      switch (step.caller, call.kind) {
      case (let caller?, .call):
        let accessor = call.accessor.map { "\($0.rawValue) " } ?? ""
        lines.append("  \(caller.type)->>\(call.type): \(accessor)\(function)\(times)")
      case (let caller?, _):
        lines.append("  \(caller.type)-->>\(call.type): \(function) (\(call.words))\(times)")
      case (nil, .touch): lines.append("  User->>\(call.type): \(function)")
      case (nil, _): lines.append("  Note over \(call.type): \(call.words), \(function)")
      }
    }
    return lines
  }
}

extension ReferenceGraph {
  /// The graph as a Mermaid `flowchart`, with a legend.
  ///
  /// A thick line is a strong reference, and a thin line a weak one. A dashed line is a reference
  /// by protocol.
  var mermaid: [String] {
    let names = Dictionary(
      nodes.enumerated().map { ($1.type, "n\($0)") }, uniquingKeysWith: { first, _ in first })
    var lines = ["flowchart LR"]
    for (index, node) in nodes.enumerated() {
      let times = Notation.count(node.count)
      let role = node.role.map { "<br/>\($0)" } ?? ""
      lines.append("  n\(index)[\"\(Self.escaped(node.type))\(times)\(role)\"]")
    }
    for (index, edge) in edges.enumerated() {
      // A closure, a task and a subscription have no node of their own.
      let held = names[edge.held] ?? "e\(index)([\"\(edge.held)\"])"
      let holder = names[edge.holder] ?? edge.holder
      lines.append("  \(holder) \(edge.arrow)|\"\(edge.property)\"| \(held)")
    }
    let thickAndDashed = edges.indices.filter { edges[$0].kind == .owns && edges[$0].via != nil }
    if !thickAndDashed.isEmpty {
      let numbers = thickAndDashed.map(String.init).joined(separator: ",")
      lines.append("  linkStyle \(numbers) stroke-width:3.5px")
    }
    return lines + ["  legend[\"thick: owns<br/>thin: weak<br/>dashed: by protocol\"]"]
  }

  /// Returns the name of a type for a label, where `<` and `>` begin and end a tag.
  private static func escaped(_ name: String) -> String {
    name.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

extension ReferenceGraph.Edge {
  /// The line from the holder to the object. Mermaid has no thick and dashed line. A style makes a
  /// dashed line thick.
  fileprivate var arrow: String {
    switch (kind, via) {
    case (_, .some): "-.->"
    case (.owns, nil): "==>"
    case (.weak, nil): "-->"
    }
  }
}
