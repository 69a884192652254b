import Catalog
import Inputs
package import PatternKit

/// The arguments of `patterns change`.
package struct ChangeCommand {
  /// The request to show, or `nil` to list all requests.
  package private(set) var request: ChangeRequest?
  /// The pattern whose patch is shown, or `nil` to show the impact on all patterns.
  package private(set) var pattern: Pattern?

  package init(arguments words: [String], known requests: [ChangeRequest]) throws {
    func unexpected(_ word: String) -> UsageError {
      UsageError(unexpected: word, "“change” takes a request and a pattern")
    }
    try Option.read(words, by: [], into: &self, unknown: unexpected) { command, word in
      if command.request == nil {
        command.request = try requests.named(word, "change request", by: \.id)
      } else if command.pattern == nil {
        command.pattern = try Pattern.named(word)
      } else {
        throw unexpected(word)
      }
    }
  }
}
