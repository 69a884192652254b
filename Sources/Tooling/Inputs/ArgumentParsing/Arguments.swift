import TerminalUI

/// The arguments after a command, read one by one.
///
/// ```swift
/// var arguments = Arguments(["news", "--seed=7"])
/// while let argument = arguments.next() {
///   switch argument {
///   case .word(let word): demo = word
///   case .option(let option): seed = try arguments.value(of: option)
///   }
/// }
/// ```
package struct Arguments {
  /// An argument that begins with a dash, and the value after its equals sign, if any.
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

  /// Returns the value of an option: the text after its equals sign, or the next argument.
  package mutating func value(of option: Option) throws -> String {
    let value = option.value ?? rest.popFirst() ?? ""
    guard !value.isEmpty, !value.hasPrefix("--") else {
      throw UsageError(message: "\(option.name) needs a value")
    }
    return value
  }

  /// Returns the value of an option that takes the seed of random digits.
  package mutating func seed(of option: Option) throws -> UInt64 {
    let text = try value(of: option)
    guard let seed = UInt64(text) else {
      let range = "a whole number from 0 to \(UInt64.max)"
      throw UsageError(message: "\(option.name) takes \(range), not “\(text.fitted(to: 60))”")
    }
    return seed
  }

  /// Returns the value of an option that takes a number of seconds.
  package mutating func seconds(of option: Option) throws -> Int {
    let text = try value(of: option)
    guard let seconds = Int(text), (0...60).contains(seconds) else {
      throw UsageError(
        message: "\(option.name) takes a whole number of seconds from 0 to 60, "
          + "not “\(text.fitted(to: 60))”")
    }
    return seconds
  }

  /// Throws `UsageError` if an option that takes no value has one.
  package func requireNoValue(of option: Option) throws {
    if option.value != nil { throw UsageError(message: "\(option.name) takes no value") }
  }
}

extension [String] {
  /// Removes an option that can stand before the command, with its value.
  ///
  /// Returns the last value, or `nil` if the arguments do not contain the option. Throws
  /// `UsageError` if a value is not one of `choices`.
  package mutating func removeValue(of name: String, from choices: [String]) throws -> String? {
    var value: String?
    while let start = firstIndex(where: { $0 == name || $0.hasPrefix("\(name)=") }) {
      var rest = Arguments(self[start...])
      guard case .option(let option) = rest.next() else { break }
      let word = try rest.value(of: option)
      guard choices.contains(word) else {
        throw UsageError(
          message: "\(name) takes \(choices.joined(separator: " or ")), "
            + "not “\(word.fitted(to: 60))”")
      }
      value = word
      removeSubrange(start..<(start + (option.value == nil ? 2 : 1)))
    }
    return value
  }
}
