/// The moments of an event that all patterns share, as indexes of its steps. They tell which steps of two patterns
/// stand beside each other.
package struct StepAlignment: Equatable, Sendable {
  /// The first step of each part: the touch, the change of the model, the change of the screen, and the end.
  private let starts: [Int]

  /// - Parameters:
  ///   - steps: The steps that are shown, in the order of the lines.
  ///   - tree: The tree of these steps.
  package init(of steps: [Call], in tree: CallTree) {
    let end = max(0, steps.count - 1)
    let byTime = tree.stepsByTime
    let way = tree.wayOfChange?.steps ?? []
    func line(of step: Int?) -> Int {
      step.flatMap { index in steps.firstIndex { $0.number == byTime[index].call.number } } ?? end
    }
    let model = line(of: way.first)
    starts = [0, model, max(model, line(of: way.last)), end]
  }

  /// A part, and the number of steps since its beginning.
  package typealias Place = (part: Int, offset: Int)

  package func place(of step: Int) -> Place {
    let part = starts.lastIndex { $0 <= step } ?? 0
    return (part, step - starts[part])
  }

  /// Returns the step at a place. A part that is shorter waits at its end.
  package func step(at place: Place) -> Int {
    let start = starts[place.part]
    guard place.part < starts.count - 1 else { return start }
    return min(start + place.offset, max(start, starts[place.part + 1] - 1))
  }
}
