import XRay

/// The calls of the last event. They are named while the app continues.
final class LiveXRay {
  /// A short name for the event of the tree.
  private(set) var event = ""
  /// The call tree, or `nil` before the first one is complete.
  private(set) var tree: CallTree?
  /// Whether the program has no function names to show.
  private(set) var isUnreadable = false

  /// Called when the tree changes.
  var onChange: (() -> Void)?

  let recorder: Recorder
  private var present = (event: "start", number: 0)
  /// The event and the number of stacks of the current tree.
  private var shown: (number: Int, stackCount: Int)?
  private var isLookingUp = false

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  /// Begins another event. Later calls belong to it.
  ///
  /// - Parameter isNew: Whether to remove the tree that is shown now.
  func begin(_ event: String, isNew: Bool = false) {
    recorder.beginEvent()
    present = (event, present.number + 1)
    if isNew { (self.event, tree) = ("", nil) }
  }

  /// Names the calls since the last update, if there are any.
  ///
  /// - Parameter scope: The functions of the pattern that is shown now.
  func update(showing scope: Recorder.Scope) {
    let next = (number: present.number, stackCount: recorder.stackCount)
    if isLookingUp || shown.map({ $0 == next }) ?? false { return }
    isLookingUp = true
    let event = present.event
    Task.immediate { [weak self, recorder] in
      // Outside a task, this code starts later. The stacks can then belong to another pattern.
      let isCurrent = self?.present.number == next.number
      let tree = isCurrent ? await recorder.treeUpToNow(showing: scope)?.folded : nil
      guard let self else { return }
      isLookingUp = false
      if next.number == present.number {
        shown = next
        show(tree, of: event)
      }
      // More calls may have occurred meanwhile, perhaps in another pattern. The next frame updates
      // again.
      if (present.number, recorder.stackCount) != next { onChange?() }
    }
  }

  private func show(_ tree: CallTree?, of event: String) {
    isUnreadable = tree == nil
    guard tree != self.tree || event != self.event else { return }
    (self.tree, self.event) = (tree, event)
    onChange?()
  }

  /// Returns the lines of the tree.
  func text(inColumns columns: Int) -> [String] {
    if isUnreadable { return ["This program contains no", "readable function names."] }
    guard let tree else { return ["…"] }
    return tree.roots.isEmpty ? ["nothing changed"] : tree.text(inColumns: columns)
  }
}
