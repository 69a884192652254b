package import PatternKit

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
  /// The step that decides which pattern it is, or `nil` if the event has none.
  package var decidingStep: Step? { wayOfChange.map { stepsByTime[$0.decidingStep] } }

  package var decision: LocalizedText? { wayOfChange.flatMap(stepsByTime.decision) }

  /// Whether a model was set, and no control was called after it. The new value equals the old one, for
  /// example, so no observer runs.
  package var changesNoControl: Bool {
    let steps = stepsByTime
    guard let change = steps.modelChange, !isUnfinished else { return false }
    return !steps[change...].contains { $0.call.isOf(.control) }
  }

  /// The way of the first change of a model, in the steps by time. It is `nil` if no control changes
  /// afterwards.
  package var wayOfChange: WayOfChange? {
    let steps = stepsByTime
    // A drawing can come before the change reaches the screen. Then it shows the old values.
    return steps.waysOfChange(after: steps.modelChange)
      .first { steps[$0.steps[1]].call.kind != .drawing }
  }
}

extension [Step] {
  /// Returns the ways from a change of a model to each change of a control after it.
  ///
  /// - Parameter throughTasks: Whether the change can reach the control in a new task.
  package func waysOfChange(
    after change: Int?, throughTasks: Bool = false
  ) -> some Sequence<WayOfChange> {
    let all = self
    let change = change ?? all.endIndex
    return all.indices.dropFirst(change).lazy.compactMap { control in
      guard all[control].call.changesControl else { return nil }
      let callers = sequence(first: control) { all[$0].parent }.dropFirst().prefix { $0 > change }
      // A new task shows the first value. It does not wait for the change.
      if !throughTasks, callers.contains(where: { all[$0].call.kind == .starts }) { return nil }
      let type = callers.first.map { all[$0].call.type }
      return WayOfChange(
        steps: [change] + callers.reversed() + [control],
        decidingStep: callers.prefix { all[$0].call.type == type }.last ?? control)
    }
  }

  /// The properties that the tasks of this event have begun to observe: the index of the step that starts each
  /// task, and that of the step in which the task reads the property.
  package var observations: [(start: Int, read: Int)] {
    indices.compactMap { start in
      guard self[start].call.kind == .starts else { return nil }
      let read = indices.first { self[$0].parent == start && self[$0].call.accessor == .get }
      return read.map { (start, $0) }
    }
  }

  /// Returns the way of a value that is shown for the first time: from the last step that reads it.
  package func wayOfFirstValue(to control: Int) -> WayOfChange {
    let callers = [Int](sequence(first: control) { self[$0].parent }.dropFirst())
    let read = indices.prefix(control).last { index in
      self[index].call.accessor == .get && self[index].parent.map(callers.contains) == true
    }
    let reader = read.flatMap { self[$0].parent } ?? callers.last
    let inner = callers.prefix { $0 != reader }
    let type = inner.first.map { self[$0].call.type }
    let isBinding = reader.map { self[$0].call.kind == .starts } == true
    let deciding = inner.prefix { self[$0].call.type == type }.last ?? control
    return WayOfChange(
      steps: [read ?? callers.last ?? control] + inner.reversed() + [control],
      decidingStep: isBinding ? reader ?? deciding : deciding)
  }
}
