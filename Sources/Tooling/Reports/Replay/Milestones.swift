import Stories

/// The moments of an event that all patterns share, as indexes of its steps: the ends of the way of the change. The
/// live app aligns steps by the same moments.
///
/// The first and the last step are milestones too. They need no index.
struct Milestones: Encodable {
  /// The first step that changes a model, or `nil` if none does.
  let model: Int?
  /// The first step after it that changes the screen, or `nil` if none does.
  let label: Int?

  /// - Parameter screen: The index of the screen before the event.
  init(
    of steps: [ReplayDocument.StepEntry], changing model: Int?, along way: WayOfChange?,
    before screen: Int
  ) {
    self.model = model
    let start = model ?? 0
    let previous = start == 0 ? screen : steps[start - 1].screen
    label = way?.steps.last ?? steps.indices.dropFirst(start).first { steps[$0].screen != previous }
  }
}
