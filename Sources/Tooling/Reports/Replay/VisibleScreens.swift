import Tracing

/// The screens that a reader sees after each step of an event.
///
/// A table shows its rows when it is drawn. So a change that is followed by a drawing is visible at the
/// end of the drawing. If the event has no later drawing, the change is visible immediately.
struct VisibleScreens {
  /// The index of the screen after each step.
  let all: [Int]

  /// - Parameters:
  ///   - before: The index of the screen before the event.
  ///   - after: The index of the screen after the event.
  ///   - changed: Returns the index of the screen that a step would show if it were drawn
  ///     immediately, or `nil` if the step changes no control.
  init(of steps: [TimedSteps.Step], before: Int, after: Int, changed: (Call) -> Int?) {
    let ends = Self.endsOfDrawings(in: steps)
    let lastEnd = ends.max() ?? -1
    var (current, next) = (before, before)
    all = steps.enumerated().map { index, step in
      next = changed(step.call) ?? next
      if index > lastEnd || ends.contains(index) { current = next }
      return index == steps.count - 1 ? after : current
    }
  }

  /// Returns the last step of each drawing. Tasks that the drawing starts are not part of it.
  private static func endsOfDrawings(in steps: [TimedSteps.Step]) -> Set<Int> {
    var drawings: [Int?] = []
    var ends: [Int: Int] = [:]
    for (index, step) in steps.enumerated() {
      let isTask = step.call.kind.beginsTask
      let drawing =
        step.call.kind == .drawing ? index : isTask ? nil : step.parent.flatMap { drawings[$0] }
      drawings.append(drawing)
      if let drawing { ends[drawing] = index }
    }
    return Set(ends.values)
  }
}
