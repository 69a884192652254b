package import PatternKit

extension CallTree {
  /// The tree without the steps inside one type, and with equal neighbours as one call.
  ///
  /// A changed property is kept, because other types may wait for the change. What a closure calls is kept
  /// too, because a closure often runs for another reason than the function around it.
  public var folded: CallTree {
    var folded = self
    folded.roots = Self.merged(roots.map(Self.withoutInnerSteps))
    return folded
  }

  /// Returns the tree without the calls of a role that only pass on a call to an object which they know by
  /// closure, as an event bus does, or by the protocol through which they were called, as a proxy does. A
  /// closure that connects two objects passes on each call, but an object that changes a control acts itself.
  package func withoutRelays(_ role: RoleName) -> CallTree {
    func passed(_ call: Call) -> [Call] {
      var relay = call
      relay.calls = call.calls.flatMap(passed)
      guard call.isOf(role) else { return [relay] }
      let calls = relay.calls.map { inner in
        var inner = inner
        inner.relay = inner.relay ?? call.qualifiedName
        if inner.kind == .call, call.kind == .closure { inner.kind = .closure }
        return inner
      }
      let acts = calls.contains { inner in
        inner.isOf(.control) || inner.kind == .call
          || inner.kind == .protocol && call.kind != .closure && inner.via != call.via
      }
      return acts ? [relay] : calls
    }
    var tree = self
    tree.roots = roots.flatMap(passed)
    return tree
  }

  /// Returns the tree with other names of the types in a module.
  package func renaming(_ types: [String: String], in module: String) -> CallTree {
    changing { call in
      if call.module == module { call.type = types[call.type] ?? call.type }
    }
  }

  /// Removes the values that differ from those of an equal tree.
  package mutating func keepEqualValues(of other: CallTree) {
    for index in roots.indices { roots[index].keepEqualValues(of: other.roots[index]) }
  }

  private static func withoutInnerSteps(_ call: Call) -> Call {
    var folded = call
    let steps = call.calls.map(withoutInnerSteps).flatMap { step in
      step.isInnerStep(of: call) ? step.calls : [step]
    }
    folded.calls = merged(steps, anywhere: call.kind == .drawing)
    return folded
  }

  /// - Parameter anywhere: Whether to merge equal calls even if they are not neighbours.
  private static func merged(_ calls: [Call], anywhere: Bool = false) -> [Call] {
    var result: [Call] = []
    for call in calls {
      let candidates = anywhere ? result[...] : result.suffix(1)
      if let index = candidates.firstIndex(where: { $0.isEqual(to: call) }) {
        result[index].count += call.count
        result[index].keepEqualValues(of: call)
      } else {
        result.append(call)
      }
    }
    return result
  }
}

extension Call {
  /// Removes the values that differ from those of a call that is counted with this one.
  fileprivate mutating func keepEqualValues(of other: Call) {
    if reading.value != other.reading.value { reading.value = nil }
    for index in calls.indices { calls[index].keepEqualValues(of: other.calls[index]) }
  }

  fileprivate func isInnerStep(of caller: Call) -> Bool {
    kind == .call && accessor != .set && module == caller.module
      && outerType == caller.outerType
      && !member.isClosure && !caller.member.isClosure
  }

  fileprivate func isEqual(to other: Call) -> Bool {
    isSameCall(as: other) && isUnanswered == other.isUnanswered && calls.count == other.calls.count
      && reading.object == other.reading.object
      && zip(calls, other.calls).allSatisfy { $0.isEqual(to: $1) && $0.count == $1.count }
  }
}
