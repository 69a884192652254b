package import PatternKit

/// A wish of a product owner.
///
/// The folder with the same name contains the wish and the patch of each pattern. The tests of reports
/// contain the rules that a changed pattern must satisfy.
public nonisolated struct ChangeRequest: Sendable {
  /// The name of the request, and of its folder in `Examples/Changes`.
  public let id: String
  package let demo: Demo

  package init(_ id: String, of demo: Demo) {
    (self.id, self.demo) = (id, demo)
  }

  /// All change requests, in the order in which a reader should try them.
  public static let all = [
    ChangeRequest("format", of: .news), ChangeRequest("second-view", of: .button),
    ChangeRequest("banner", of: .news), ChangeRequest("mark-as-read", of: .news),
    ChangeRequest("async-digit", of: .button), ChangeRequest("second-screen", of: .news),
  ]
}
