import TerminalUI

/// The options on a command line, each with a value: `--born 1815-12-10` or `--born=1815-12-10`.
public struct Options {
  private var values: [String: String] = [:]

  public init(_ names: [String], in arguments: [String]) throws {
    var words = arguments[...]
    while let word = words.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts.first ?? "")
      guard names.contains(name) else {
        let known = names.inWords
        throw UsageError("unknown option “\(name.fitted(to: 60))”: expected \(known)")
      }
      let value = parts.count > 1 ? String(parts[1]) : words.popFirst()
      guard let value, parts.count > 1 || !names.contains(value) else {
        throw UsageError("\(name) needs a value")
      }
      values[name] = value
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
