import XRay

/// Who called whom in the last event, looked up while the app goes on.
final class LiveXRay {
  /// The event that the tree is of, in a word.
  private(set) var event = ""
  /// Nothing until the first one has been looked up.
  private(set) var tree: CallTree?
  /// Whether the program has no names that could be shown.
  private(set) var isUnreadable = false

  /// Told when there is another tree.
  var onChange: (() -> Void)?

  let recorder: Recorder
  private var present = (event: "start", number: 0)
  /// What the tree has been made of.
  private var shown: (number: Int, stackCount: Int)?
  private var isLookingUp = false

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  /// Begins another event: what happens from now on is its doing.
  ///
  /// - Parameter isNew: Whether what is shown until now is of no interest any more.
  func begin(_ event: String, isNew: Bool = false) {
    recorder.beginEvent()
    present = (event, present.number + 1)
    if isNew { (self.event, tree) = ("", nil) }
  }

  /// Looks up what has come since the last time, if anything has.
  ///
  /// - Parameter modules: The modules of the pattern that is shown now.
  func update(showing modules: Set<String>) {
    let next = (number: present.number, stackCount: recorder.stackCount)
    if isLookingUp || shown.map({ $0 == next }) ?? false { return }
    isLookingUp = true
    let event = present.event
    Task.immediate { [weak self, recorder] in
      // Where the caller is no task, this begins later. The stacks can then be those of another pattern.
      let isCurrent = self?.present.number == next.number
      let tree = isCurrent ? await recorder.treeUpToNow(showing: modules) : nil
      guard let self else { return }
      isLookingUp = false
      if next.number == present.number {
        shown = next
        show(tree, of: event)
      }
      // Meanwhile there may have been more, perhaps of another pattern: the next frame knows.
      if (present.number, recorder.stackCount) != next { onChange?() }
    }
  }

  private func show(_ tree: CallTree?, of event: String) {
    isUnreadable = tree == nil
    guard tree != self.tree || event != self.event else { return }
    (self.tree, self.event) = (tree, event)
    onChange?()
  }

  /// The tree in lines.
  func text(inColumns columns: Int) -> [String] {
    if isUnreadable { return ["The functions of this program", "have no names that can be read."] }
    guard let tree else { return ["…"] }
    return tree.roots.isEmpty ? ["nothing changed"] : tree.text(inColumns: columns)
  }
}
