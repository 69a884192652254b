import Tracing

/// The steps of a call tree in the order of time.
///
/// A task that a change wakes runs later than the rest of the function that made the change.
struct TimedSteps {
  struct Step {
    let call: Call
    let depth: Int
    /// The index of the step that called this one or caused it, or `nil` for a root.
    let parent: Int?
  }

  let all: [Step]

  /// What a task waits for, by the index of its last step before that.
  var waits: [Int: [String]] {
    var tasks: [Int?] = []
    var lasts: [Int: Int] = [:]
    for (index, step) in all.enumerated() {
      let isTask = [.starts, .wakes].contains(step.call.kind)
      let task = isTask ? index : step.parent.flatMap { tasks[$0] }
      tasks.append(task)
      if let task { lasts[task] = index }
    }
    var waits: [Int: [String]] = [:]
    for (index, step) in all.enumerated() {
      let names = step.call.awaitedProperties + (step.call.isUnanswered ? ["the answer"] : [])
      if !names.isEmpty { waits[lasts[index] ?? index, default: []] += names }
    }
    return waits
  }

  init(_ tree: CallTree) {
    var found: [(call: Call, depth: Int, parent: Int?)] = []
    func add(_ calls: [Call], depth: Int, parent: Int?) {
      for call in calls {
        found.append((call, depth, parent))
        add(call.calls, depth: depth + 1, parent: found.count - 1)
      }
    }
    add(tree.roots, depth: 0, parent: nil)

    let order = found.indices.sorted {
      (found[$0].call.number, $0) < (found[$1].call.number, $1)
    }
    var positions = Array(repeating: 0, count: order.count)
    for (position, index) in order.enumerated() { positions[index] = position }
    all = order.map { index in
      let step = found[index]
      return Step(call: step.call, depth: step.depth, parent: step.parent.map { positions[$0] })
    }
  }
}
