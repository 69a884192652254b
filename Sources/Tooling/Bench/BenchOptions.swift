import ArgumentParsing
import TerminalUI

/// What `patterns bench` is asked for.
package struct BenchOptions: Equatable {
  /// Whether little time may be spent.
  package private(set) var isQuick = false
  /// Whether the figures are wanted as JSON.
  package private(set) var isJSON = false

  private static let names = ["--quick", "--json"]

  /// Reads the words after `bench`.
  package init(arguments: [String]) throws {
    var arguments = Arguments(arguments)
    while let argument = arguments.next() {
      switch argument {
      case .word(let word):
        throw UsageError(unexpected: word, "bench takes options only")
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
