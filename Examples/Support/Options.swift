import Console
import PatternKit
import TerminalUI

/// The options on a command line, each with a value: `--born 1815-12-10` or `--born=1815-12-10`.
public struct Options {
  private var values: [String: String] = [:]

  public init(_ names: [String], in words: [String]) throws {
    let known = names + ["--lang", "--help"]
    // A person can have no salutation.
    let options = names.map { name in
      Option<Options>.value(name, isAnyText: true) { $0.values[name] = $1 }
    }
    try Option.read(
      words, by: options, into: &self,
      unknown: { UsageError(unknown: "option", $0, known: known, expected: known.inWords) },
      word: { throw UsageError(unexpected: $1, "expected \(known.inWords)") })
  }

  /// The last value of an option, or `nil` if the option is missing.
  public subscript(name: String) -> String? { values[name] }
}

extension [String] {
  /// The elements as alternatives in a sentence: `a, b or c`.
  public var inWords: LocalizedText {
    let words = map { "\($0)" as LocalizedText }
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return [words.dropLast().joined(separator: ", "), last].joined(separator: " or ")
  }
}
