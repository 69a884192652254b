import Stories

extension [Step] {
  /// Returns the index of the screen that a reader sees after each step of an event.
  ///
  /// A table shows its rows when it is drawn. So a change that is followed by a drawing is visible at the
  /// end of the drawing. If the event has no later drawing, the change is visible immediately.
  ///
  /// - Parameter changed: Returns the index of the screen that a step would show if it were drawn
  ///   immediately, or `nil` if the step changes no control.
  func visibleScreens(before: Int, after: Int, changed: (Call) -> Int?) -> [Int] {
    let ends = lasts.filter { self[$0.key].call.kind == .drawing }.values
    let lastEnd = ends.max() ?? -1
    var (current, next) = (before, before)
    return enumerated().map { index, step in
      next = changed(step.call) ?? next
      if index > lastEnd || ends.contains(index) { current = next }
      return index == count - 1 ? after : current
    }
  }

  /// The index of the last step of each task and of each drawing, by the index of its first step. A task
  /// that another task or a drawing starts is not part of it.
  private var lasts: [Int: Int] {
    var firsts: [Int?] = []
    var lasts: [Int: Int] = [:]
    for (index, step) in enumerated() {
      let isFirst = step.call.kind.beginsTask || step.call.kind == .drawing
      firsts.append(isFirst ? index : step.parent.flatMap { firsts[$0] })
      if let first = firsts[index] { lasts[first] = index }
    }
    return lasts
  }

  /// What a task waits for, by the index of its last step before that.
  var waits: [Int: [String]] {
    let lasts = lasts
    var waits: [Int: [String]] = [:]
    for (index, step) in enumerated() where !step.call.waits.isEmpty {
      waits[lasts[index] ?? index, default: []] += step.call.waits
    }
    return waits
  }
}
