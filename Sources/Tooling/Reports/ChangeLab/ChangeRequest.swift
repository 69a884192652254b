public import Contract

/// A wish of a product owner, as the rules that a changed pattern must satisfy.
///
/// The folder with the same name contains the wish and the patch of each pattern.
public nonisolated struct ChangeRequest: Sendable {
  /// The name of the request, and of its folder in `Examples/Changes`.
  public let id: String
  /// The rules that every pattern violates before the change and satisfies after it.
  public let rules: [Rule]
  /// The names of the rules of the contract that the wish contradicts.
  public let replacedRules: [String]

  public init(_ id: String, rules: [Rule], replacing replacedRules: [String] = []) {
    self.id = id
    self.rules = rules
    self.replacedRules = replacedRules
  }
}
