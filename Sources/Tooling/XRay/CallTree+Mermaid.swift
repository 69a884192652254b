extension CallTree {
  /// The tree as a Mermaid `sequenceDiagram`.
  ///
  /// A solid arrow is a call by name. A dashed arrow is a call through a protocol, a closure or a
  /// message.
  public nonisolated var mermaid: [String] {
    var lines = ["sequenceDiagram"]
    if roots.contains(where: { $0.kind == .touch }) { lines.append("  actor User") }
    for (caller, call) in hops {
      let function = call.function.replacing("_:", with: "")
      switch (caller, call.kind) {
      case (let caller?, .call): lines.append("  \(caller.type)->>\(call.type): \(function)")
      case (let caller?, _):
        lines.append("  \(caller.type)-->>\(call.type): \(function) (\(call.words))")
      case (nil, .touch): lines.append("  User->>\(call.type): \(function)")
      case (nil, _): lines.append("  Note over \(call.type): \(call.words), in \(function)")
      }
    }
    return lines
  }
}
