extension CallTree {
  /// The tree as a Mermaid `sequenceDiagram`.
  ///
  /// A solid arrow is a call by name. A dashed arrow is a call through a protocol, a closure, a
  /// message or a task.
  public var mermaid: [String] {
    var lines = ["sequenceDiagram"]
    if roots.contains(where: { $0.kind == .touch }) { lines.append("  actor User") }
    for step in steps {
      let call = step.call
      let function = call.member.description
      let times = call.count > 1 ? " × \(call.count)" : ""
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
