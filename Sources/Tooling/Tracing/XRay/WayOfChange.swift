import PatternKit

/// The way of a change: from the change of the model to the change of the control after it.
package struct WayOfChange: Equatable, Encodable, Sendable {
  /// The indexes of the steps on the way. The first one changes the model, and the last one the control.
  package let steps: [Int]
  /// The index of the step that decides which pattern it is: by this step, the change reaches the
  /// object that changes the control.
  package let decidingStep: Int
}

extension [Step] {
  /// The index of the first step that changes a model, or `nil` if none does.
  package var modelChange: Int? {
    firstIndex { $0.call.isOf(.model) && $0.call.accessor == .set }
  }
}

extension CallTree {
  /// The way of the first change of a model, in the steps by time. It is `nil` if no control changes
  /// afterwards. A control that a new task changes shows its first value.
  package var wayOfChange: WayOfChange? {
    let all = stepsByTime
    guard let change = all.modelChange else { return nil }
    for control in all.indices.dropFirst(change) where all[control].call.changesControl {
      let callers = sequence(first: control) { all[$0].parent }.dropFirst().prefix { $0 > change }
      // A new task shows the first value. It does not wait for the change.
      if callers.contains(where: { all[$0].call.kind == .starts }) { continue }
      let type = callers.first.map { all[$0].call.type }
      return WayOfChange(
        steps: [change] + callers.reversed() + [control],
        decidingStep: callers.prefix { all[$0].call.type == type }.last ?? control)
    }
    return nil
  }
}
