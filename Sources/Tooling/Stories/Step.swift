/// A step of a story: a call, and the function that made or caused it.
public struct Step: Sendable {
  public let call: Call
  /// The function that made or caused the call, or `nil` for a root.
  public let caller: Call?
  /// The index of the caller among the steps, or `nil` for a root.
  package let parent: Int?
  let depth: Int
  /// What the task of this call, or of a caller, waits for. No later step lies below that call.
  fileprivate(set) var waits: [(depth: Int, name: String)] = []

  package init(_ call: Call, of caller: Call? = nil, at parent: Int? = nil, depth: Int = 0) {
    (self.call, self.caller, self.parent, self.depth) = (call, caller, parent, depth)
  }
}

extension CallTree {
  /// Every call, below the function that made or caused it.
  public var steps: [Step] {
    var steps: [Step] = []
    func add(_ calls: [Call], below parent: Int?, depth: Int) {
      for call in calls {
        let index = steps.count
        steps.append(Step(call, of: parent.map { steps[$0].call }, at: parent, depth: depth))
        add(call.calls, below: index, depth: depth + 1)
        steps[steps.count - 1].waits += call.waits.map { (depth + 1, $0) }
      }
    }
    add(roots, below: nil, depth: 0)
    return steps
  }

  /// The steps in the order of time.
  ///
  /// A task that a change wakes runs later than the rest of the function that made the change.
  package var stepsByTime: [Step] {
    let steps = steps
    let order = steps.indices.sorted {
      (steps[$0].call.number, $0) < (steps[$1].call.number, $1)
    }
    let positions = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    return order.map { index in
      let step = steps[index]
      return Step(
        step.call, of: step.caller, at: step.parent.flatMap { positions[$0] }, depth: step.depth)
    }
  }

  /// Whether a service has not answered a request of the event yet.
  public var isUnfinished: Bool { steps.contains(where: \.call.isUnanswered) }
}
