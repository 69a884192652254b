import ArgumentParsing
import TerminalUI

/// The options of `patterns bench`.
package struct BenchOptions: Equatable {
  /// Whether to use fewer and shorter rounds.
  package private(set) var isQuick = false
  /// Whether to print the figures as JSON.
  package private(set) var isJSON = false

  private static let names = ["--quick", "--json"]

  /// Reads the arguments after `bench`.
  package init(arguments: [String]) throws {
    var arguments = Arguments(arguments)
    while let argument = arguments.next() {
      switch argument {
      case .word(let word):
        throw UsageError(unexpected: word, "“bench” takes only options")
      case .option(let option):
        switch option.name {
        case "--quick": isQuick = true
        case "--json": isJSON = true
        default: throw UsageError(unknown: "option", option.name, known: Self.names)
        }
        try arguments.requireNoValue(of: option)
      }
    }
  }
}
