/// The steps of a call tree in the order of time.
///
/// A task that a change wakes runs later than the rest of the function that made the change. If the
/// recorder does not number the steps, they have the order of the tree.
package struct TimedSteps {
  package struct Step {
    package let call: Call
    /// The index of the step that called this one or caused it, or `nil` for a root.
    package let parent: Int?
  }

  package let all: [Step]

  /// What a task waits for, by the index of its last step before that.
  package var waits: [Int: [String]] {
    var tasks: [Int?] = []
    var lasts: [Int: Int] = [:]
    for (index, step) in all.enumerated() {
      let isTask = step.call.kind.beginsTask
      let task = isTask ? index : step.parent.flatMap { tasks[$0] }
      tasks.append(task)
      if let task { lasts[task] = index }
    }
    var waits: [Int: [String]] = [:]
    for (index, step) in all.enumerated() {
      if !step.call.waits.isEmpty { waits[lasts[index] ?? index, default: []] += step.call.waits }
    }
    return waits
  }

  package init(_ tree: CallTree) {
    var found: [Step] = []
    func add(_ calls: [Call], below parent: Int?) {
      for call in calls {
        found.append(Step(call: call, parent: parent))
        add(call.calls, below: found.count - 1)
      }
    }
    add(tree.roots, below: nil)

    let order = found.indices.sorted {
      (found[$0].call.number, $0) < (found[$1].call.number, $1)
    }
    var positions = Array(repeating: 0, count: order.count)
    for (position, index) in order.enumerated() { positions[index] = position }
    all = order.map { index in
      Step(call: found[index].call, parent: found[index].parent.map { positions[$0] })
    }
  }
}
