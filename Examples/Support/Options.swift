import Inputs
import TerminalUI

/// The options on a command line, each with a value: `--born 1815-12-10` or `--born=1815-12-10`.
public struct Options {
  private var values: [String: String] = [:]

  public init(_ names: [String], in words: [String]) throws {
    var arguments = Arguments(words)
    while let argument = arguments.next() {
      switch argument {
      case .word(let word):
        throw UsageError(unexpected: word, "expected \(names.inWords)")
      case .option(let option):
        guard names.contains(option.name) else {
          throw UsageError(
            unknown: "option", option.name, known: names, expected: names.inWords)
        }
        // Text after an equals sign may be empty: a person can have no salutation.
        values[option.name] = try option.value ?? arguments.value(of: option)
      }
    }
  }

  /// The last value of an option, or `nil` if the option is missing.
  public subscript(name: String) -> String? { values[name] }
}

extension [String] {
  /// The elements as alternatives in a sentence: `a, b or c`.
  public var inWords: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) or \(last)"
  }
}
