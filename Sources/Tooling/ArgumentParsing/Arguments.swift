import TerminalUI

/// The words after a command, taken one by one.
package struct Arguments {
  /// Something that begins with a dash, and what stands behind its equals sign, if anything.
  package struct Option {
    package let name: String
    package let value: String?
  }

  package enum Argument {
    case word(String)
    case option(Option)
  }

  private var rest: ArraySlice<String>

  package init(_ words: some Sequence<String>) {
    rest = Array(words)[...]
  }

  package mutating func next() -> Argument? {
    guard let word = rest.popFirst() else { return nil }
    guard word.hasPrefix("-") else { return .word(word) }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return .option(Option(name: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : nil))
  }

  /// The value of an option, behind its equals sign or in the next word.
  package mutating func value(of option: Option) throws -> String {
    let value = option.value ?? rest.popFirst() ?? ""
    guard !value.isEmpty, !value.hasPrefix("--") else {
      throw UsageError(message: "\(option.name) needs a value")
    }
    return value
  }

  /// Makes sure that an option that says everything by its name stands alone.
  package func requireNoValue(of option: Option) throws {
    if option.value != nil { throw UsageError(message: "\(option.name) takes no value") }
  }
}
