import Contract
import Reports

/// What a change request changes in the contract of its demo.
nonisolated struct ChangedContract: Sendable {
  let request: String
  /// The rules that every pattern violates before the change and satisfies after it.
  let rules: [Rule]
  /// The names of the rules of the contract that the wish contradicts.
  let replacedRules: [String]

  init(_ request: String, rules: [Rule], replacing replacedRules: [String] = []) {
    (self.request, self.rules, self.replacedRules) = (request, rules, replacedRules)
  }

  static let all = [format, secondView, banner, markAsRead, asyncDigit, secondScreen]

  /// Returns the rules that every pattern must satisfy after some changes.
  static func rules(after changes: [ChangedContract]) -> [Rule] {
    let replaced = changes.flatMap(\.replacedRules)
    return Rule.all.filter { !replaced.contains($0.name) } + changes.flatMap(\.rules)
  }
}
