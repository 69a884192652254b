import Tracing

/// Facts about the objects that take part in a press. They need no roles, so they can be stated
/// about any pattern.
struct PressFacts {
  private enum Aspect { case tasks, wayToModel, label, wayToLabel, reading }

  /// A fact, and the value that is compared between two patterns.
  private struct Fact {
    let aspect: Aspect
    let value: String
    let text: String
  }

  /// The facts, in the order of a press.
  private let facts: [Fact]

  /// Returns `nil` if no label changes in the tree, or no function of the pattern changes the model.
  init?(_ tree: CallTree) {
    let hops = tree.folded.hops
    let touches = tree.folded.roots.filter { $0.kind == .touch }
    guard let path = Self.pathToLabel(in: touches)?.filter(Self.isOwn),
      let receiver = path.first?.type, let shower = path.last?.type,
      let changer = hops.first(where: Self.isChangeOfModel)?.caller?.type
    else { return nil }

    let isOne = changer == receiver
    var facts = [
      Fact(
        aspect: .tasks, value: "\(isOne)",
        text: isOne
          ? "\(receiver) receives the press and changes the model."
          : "\(receiver) receives the press. \(changer) changes the model.")
    ]
    if !isOne, let hop = hops.first(where: { $0.call.type == changer }) {
      let way = Self.words(for: hop.call.kind)
      let text = "The press reaches \(changer) \(way)."
      facts.append(Fact(aspect: .wayToModel, value: way, text: text))
    }
    facts.append(
      Fact(
        aspect: .label, value: "\(shower == receiver)",
        text: "\(shower) \(shower == receiver ? "also " : "")changes the label."))
    // The first function of the last object on the path: through it, the change arrives.
    if shower != changer, let arrival = path.reversed().prefix(while: { $0.type == shower }).last {
      let way = Self.words(for: arrival.kind)
      let text = "The change reaches \(shower) \(way)."
      facts.append(Fact(aspect: .wayToLabel, value: way, text: text))
    }
    let reads = hops.contains {
      $0.caller?.type == shower && $0.call.module == "Model" && $0.call.accessor == .get
    }
    facts.append(
      Fact(
        aspect: .reading, value: "\(reads)",
        text: "\(shower) \(reads ? "reads" : "does not read") the model."))
    self.facts = facts
  }

  /// Returns each fact with a mark: whether it is the same in another pattern.
  func compared(with other: PressFacts) -> [String] {
    facts.map { "  \(other.has($0) ? "✔" : "·") \($0.text)" }
  }

  /// Returns the number of facts that are the same in another pattern.
  func numberOfFacts(sharedWith other: PressFacts) -> Int { facts.count(where: other.has) }

  private func has(_ fact: Fact) -> Bool {
    facts.contains { ($0.aspect, $0.value) == (fact.aspect, fact.value) }
  }

  /// Returns the calls from the touch to the change of the label, without that change.
  private static func pathToLabel(in calls: [Call]) -> [Call]? {
    for call in calls {
      if call.type == "Label", call.accessor == .set { return [] }
      if let rest = pathToLabel(in: call.calls) { return [call] + rest }
    }
    return nil
  }

  /// Returns whether a function belongs to the pattern itself.
  private static func isOwn(_ call: Call) -> Bool {
    !["Model", "TerminalUI"].contains(call.module)
  }

  private static func isChangeOfModel(_ hop: (caller: Call?, call: Call)) -> Bool {
    hop.call.module == "Model" && hop.call.accessor != .get && hop.caller.map(isOwn) == true
  }

  private static func words(for kind: Call.Kind) -> String {
    switch kind {
    case .call: "by name"
    case .protocol: "through a protocol"
    case .closure, .wakes: "through a binding"
    case .notification: "by a message"
    case .starts: "through a task"
    case .touch, .drawing, .start, .answer: "from outside"
    }
  }
}
