/// The calls of an event so far.
public struct Story: Sendable {
  /// What is known about the calls.
  public enum Detail: CaseIterable, Comparable, Sendable {
    /// Functions, types and roles.
    case names
    /// Files and lines too. Finding them takes most of the time.
    case lines
  }

  /// The name of the event.
  public let event: String
  public let tree: CallTree

  package init(event: String, tree: CallTree) {
    (self.event, self.tree) = (event, tree)
  }

  /// The story without the steps inside one type.
  public var folded: Story { Story(event: event, tree: tree.folded) }
}
