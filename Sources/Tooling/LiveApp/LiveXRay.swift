import XRay

/// The calls of the last event. They are named while the app continues.
final class LiveXRay {
  /// The call tree, or `nil` before the first one is complete.
  private(set) var tree: CallTree?
  /// The steps of the tree, in the order in which they happened.
  private(set) var steps: [Call] = []
  /// The index of the selected step.
  private(set) var selectedStep = 0
  /// Whether the user has selected a step of any event.
  private(set) var hasSelected = false
  /// Whether the program has no function names to show.
  private(set) var isUnreadable = false

  /// Called when the tree or the selected step changes.
  var onChange: (() -> Void)?

  let recorder: Recorder
  private let sources: StepSources
  private var present = (event: "start", number: 0)
  /// The event and the number of stacks of the current tree.
  private var shown: (number: Int, stackCount: Int)?
  private var isLookingUp = false
  /// The last task that named calls.
  private(set) var lookup: Task<Void, Never>?

  init(_ recorder: Recorder, sources: StepSources) {
    self.recorder = recorder
    self.sources = sources
  }

  /// Begins the first event of another screen, and removes the tree that is shown now.
  func beginScreen() {
    recorder.beginScreen()
    present = ("start", present.number + 1)
    (tree, steps) = (nil, [])
  }

  /// Begins another event. Later calls belong to it.
  func begin(_ event: String) {
    recorder.beginEvent()
    present = (event, present.number + 1)
  }

  // MARK: Naming

  /// The event in a few words. The tree of the previous event is shown until the new one is named.
  var title: String {
    let isOld = shown?.number != present.number && !steps.isEmpty
    return isOld ? "\(present.event), resolving …" : present.event
  }

  /// Whether some calls of this event have no names yet.
  var isResolving: Bool {
    shown.map { $0 != (present.number, recorder.stackCount) } ?? true
  }

  /// Names the calls since the last update, if there are any.
  ///
  /// - Parameter scope: The functions of the pattern that is shown now.
  func update(showing scope: Recorder.Scope) {
    let next = (number: present.number, stackCount: recorder.stackCount)
    if isLookingUp || !isResolving { return }
    isLookingUp = true
    lookup = Task.immediate { [weak self, recorder] in
      // The names are shown before the lines are known.
      for isDraft in [true, false] {
        // The stacks can belong to another event or pattern meanwhile.
        guard self?.present.number == next.number else { break }
        let tree = await recorder.treeUpToNow(showing: scope, isDraft: isDraft)?.folded
        guard let self else { return }
        if next.number == present.number { show(tree, of: next) }
        if isDraft { onChange?() }
      }
      self?.isLookingUp = false
      // More calls may have occurred meanwhile, perhaps in another pattern. The next frame updates
      // again.
      self?.onChange?()
    }
  }

  private func show(_ tree: CallTree?, of event: (number: Int, stackCount: Int)) {
    isUnreadable = tree == nil
    if event.number != shown?.number { selectedStep = 0 }
    shown = event
    self.tree = tree
    steps = tree?.hops.map(\.call) ?? []
  }

  // MARK: The selected step

  /// Selects a step before or after the selected one.
  func selectStep(after offset: Int) {
    guard !steps.isEmpty else { return }
    selectedStep = max(0, min(selectedStep + offset, steps.count - 1))
    hasSelected = true
  }

  /// The source of the selected step, or `nil` if it is not known.
  var source: StepSource? {
    steps.indices.contains(selectedStep) ? sources.source(of: steps[selectedStep]) : nil
  }
}
