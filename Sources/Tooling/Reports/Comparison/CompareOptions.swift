import Catalog
import Inputs
package import PatternKit

/// The patterns and demos to compare.
package struct CompareOptions {
  /// The patterns to show in one table. If it is empty, all patterns are shown, with one table for
  /// each purpose.
  package private(set) var patterns: [Pattern] = []
  package private(set) var demos: [Demo] = [.button, .news]

  package init(arguments: [String]) throws {
    var arguments = Arguments(arguments)
    while let argument = arguments.next() {
      switch argument {
      case .word(let word):
        let pattern = try Pattern.named(word)
        if !patterns.contains(where: { $0.id == word }) { patterns.append(pattern) }
      case .option(let option) where option.name == "--demo":
        demos = [try Self.demo(try arguments.value(of: option))]
      case .option(let option): throw UsageError(unknownOption: option.name, known: ["--demo"])
      }
    }
  }

  private static func demo(_ word: String) throws -> Demo {
    let demos: [Demo] = [.button, .news]
    guard let demo = demos.first(where: { $0.rawValue == word }) else {
      throw UsageError(unknown: "demo to compare", word, known: demos.map(\.rawValue))
    }
    return demo
  }
}
