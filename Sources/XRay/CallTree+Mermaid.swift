extension CallTree {
  /// The tree as a Mermaid `sequenceDiagram`.
  public nonisolated var mermaid: [String] {
    var lines = ["sequenceDiagram"]
    for (caller, call) in hops {
      let function = call.function.replacing("_:", with: "")
      switch (caller, call.way) {
      case (let caller?, .call): lines.append("  \(caller.type)->>\(call.type): \(function)")
      case (let caller?, let way):
        lines.append("  \(caller.type)-->>\(call.type): \(function) (\(way.words))")
      case (nil, .later):
        lines.append("  Note over \(call.type): later, in \(function)")
      case (nil, _): lines.append("  actor User\n  User->>\(call.type): \(function)")
      }
    }
    return lines
  }
}
