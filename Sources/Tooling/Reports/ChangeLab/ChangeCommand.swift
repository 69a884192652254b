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
    var words = Arguments(words)
    while let argument = words.next() {
      switch argument {
      case .word(let word) where request == nil:
        guard let found = requests.first(where: { $0.id == word }) else {
          throw UsageError(unknown: "change request", word, known: requests.map(\.id))
        }
        request = found
      case .word(let word) where pattern == nil:
        pattern = try Pattern.named(word)
      case .word(let word):
        throw UsageError(unexpected: word, "“change” takes a request and a pattern")
      case .option(let option):
        throw UsageError(unexpected: option.name, "“change” takes a request and a pattern")
      }
    }
  }
}
