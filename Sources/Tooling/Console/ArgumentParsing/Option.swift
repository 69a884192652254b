package import PatternKit
import TerminalUI

/// An option of a command, and what it changes in the value that collects the arguments.
///
/// ```swift
/// let options: [Option<Arguments>] = [
///   .flag("--plain") { $0.isPlain = true },
///   .number("--seed", in: 0...UInt64.max) { $0.seed = $1 },
/// ]
/// try Option.read(["news", "--seed=7"], by: options, into: &arguments) { $0.words.append($1) }
/// ```
package struct Option<Arguments> {
  package let name: String
  /// Whether the option has a value after an equals sign, or as the next argument.
  package let takesValue: Bool
  /// Changes the arguments.
  ///
  /// - Parameters:
  ///   - value: The text after the equals sign, or `nil` if there is none.
  ///   - rest: The arguments after the option.
  fileprivate let read:
    (inout Arguments, _ value: String?, _ rest: inout ArraySlice<String>) throws -> Void

  package static func flag(
    _ name: String, _ set: @escaping (inout Arguments) -> Void = { _ in }
  ) -> Option {
    Option(name: name, takesValue: false) { arguments, value, _ in
      if value != nil { throw UsageError(message: "\(name) takes no value") }
      set(&arguments)
    }
  }

  /// Creates an option whose value may be missing. It must be joined to the option.
  package static func flag(
    _ name: String, orValue set: @escaping (inout Arguments, String?) throws -> Void
  ) -> Option {
    Option(name: name, takesValue: false) { arguments, value, _ in try set(&arguments, value) }
  }

  /// Creates an option with a value.
  ///
  /// - Parameter isAnyText: Whether each text after an equals sign is a value, even an empty one.
  package static func value(
    _ name: String, isAnyText: Bool = false,
    _ set: @escaping (inout Arguments, String) throws -> Void
  ) -> Option {
    Option(name: name, takesValue: true) { arguments, joined, rest in
      let value = joined ?? rest.popFirst() ?? ""
      if value.isEmpty || value.hasPrefix("--"), joined == nil || !isAnyText {
        throw UsageError(message: "\(name) needs a value")
      }
      try set(&arguments, value)
    }
  }

  package static func number<Number: FixedWidthInteger>(
    _ name: String, of unit: LocalizedText? = nil, in range: ClosedRange<Number>,
    _ set: @escaping (inout Arguments, Number) -> Void
  ) -> Option {
    value(name) { arguments, text in
      guard let number = Number(text), range.contains(number) else {
        let (least, most) = (range.lowerBound, range.upperBound)
        let kind: LocalizedText =
          unit.map { "a whole number of \($0) from \(least) to \(most)" }
          ?? "a whole number from \(least) to \(most)"
        throw UsageError(message: "\(name) takes \(kind), not “\(text.fitted(to: 60))”")
      }
      set(&arguments, number)
    }
  }

  /// The option that selects the language. The program reads it before a command reads the rest.
  package static var language: Option { flag("--lang") }

  /// Reads the arguments after a command, in their order.
  ///
  /// - Parameters:
  ///   - unknown: Returns the error for another option. By default, it lists `options`.
  ///   - word: Changes the arguments for an argument that is no option.
  package static func read(
    _ words: [String], by options: [Option], into arguments: inout Arguments,
    unknown: ((String) -> UsageError)? = nil,
    word: (inout Arguments, String) throws -> Void
  ) throws {
    var rest = words[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-") else {
        try word(&arguments, argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      guard let option = options.first(where: { $0.name == parts[0] }) else {
        throw unknown?(parts[0])
          ?? UsageError(unknown: "option", parts[0], known: options.map(\.name))
      }
      try option.read(&arguments, parts.count > 1 ? parts[1] : nil, &rest)
    }
  }
}

extension [String] {
  /// Removes the option `--lang`, which can stand before the command, with its value.
  ///
  /// Returns the last language, or `nil` if the arguments contain none. Throws `UsageError` if a value
  /// names no language.
  package mutating func removeLanguage() throws -> Language? {
    var language: Language?
    let name = "--lang"
    let option = Option<Language?>.value(name) { language, word in
      language = Language(rawValue: word)
      guard language == nil else { return }
      let known = Language.allCases.map { LocalizedText(key: $0.rawValue) }
      throw UsageError(
        message: "\(name) takes \(known.joined(separator: " or ")), not “\(word.fitted(to: 60))”")
    }
    while let start = firstIndex(where: { $0 == name || $0.hasPrefix("\(name)=") }) {
      let words = self[start...].prefix(self[start] == name ? 2 : 1)
      try Option.read(Array(words), by: [option], into: &language) { _, _ in }
      removeSubrange(words.indices)
    }
    return language
  }
}
