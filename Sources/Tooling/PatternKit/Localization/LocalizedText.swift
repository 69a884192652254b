import Foundation

/// A text for a person: its English, which is the key in the tables of other languages, and its values.
///
/// ```swift
/// #expect(Language.chinese.text("passed, \(2) of \(9)") == "已通过，2 / 9")
/// ```
/// Only printing asks for a language. A value that is a `LocalizedText` is then in the language too.
///
/// Names of events, types and commands are English in every language. So are the words and roles of a
/// call tree, the texts of the demos, and the output of `bench`.
public struct LocalizedText: Sendable {
  /// The English text, with `%@` for each value.
  public let key: String
  fileprivate let values: [Value]

  fileprivate indirect enum Value: Sendable {
    case text(LocalizedText)
    case verbatim(String)
    /// It is left out in other languages.
    case english(String)
  }

  /// Creates a text without values. A key that is in no table is the same in every language.
  public init(key: String) {
    (self.key, values) = (key.escapedForFormat, [])
  }
}

extension LocalizedText: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var values: [Value] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      key += literal.escapedForFormat
    }

    public mutating func appendInterpolation(_ text: LocalizedText) { append(.text(text)) }

    mutating func appendInterpolation(english text: String) { append(.english(text)) }

    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append(.verbatim("\(value)"))
    }

    private mutating func append(_ value: Value) {
      key += "%@"
      values.append(value)
    }
  }

  public init(stringInterpolation: StringInterpolation) {
    (key, values) = (stringInterpolation.key, stringInterpolation.values)
  }

  public init(stringLiteral: String) {
    self.init(key: stringLiteral)
  }
}

extension String {
  /// The text as a part of a format. Most texts contain no percent sign, and need no copy.
  fileprivate var escapedForFormat: String {
    unicodeScalars.contains("%") ? replacing("%", with: "%%") : self
  }
}

/// Two texts are equal if their English is.
extension LocalizedText: Hashable, CustomStringConvertible {
  /// The text in English.
  public var description: String { Language.english.text(self) }

  public static func == (left: Self, right: Self) -> Bool { "\(left)" == "\(right)" }

  public func hash(into hasher: inout Hasher) { hasher.combine("\(self)") }
}

extension [LocalizedText] {
  public func joined(separator: LocalizedText = "") -> LocalizedText {
    guard let first else { return "" }
    return dropFirst().reduce(first) { "\($0)\(separator)\($1)" }
  }
}

extension Language {
  /// Returns a text in this language, with its values. In Chinese, a space separates a Latin value from
  /// the characters beside it.
  public func text(_ text: LocalizedText) -> String {
    let template = self == .chinese ? Self.chineseTable[text.key] ?? text.key : text.key
    guard template.unicodeScalars.contains("%") else { return template }
    let values = text.values.map { value in
      switch value {
      case .text(let text): self.text(text)
      case .verbatim(let value): value
      case .english(let value): self == .english ? value : ""
      }
    }
    guard self == .chinese else { return String(format: template, arguments: values) }
    let marked = template.replacing(#/%%|%(?:[0-9]\$)?@/#) { $0.0 == "%%" ? "%%" : "\0\($0.0)\0" }
    return String(format: marked, arguments: values)
      .replacing(#/([一-鿿])\0+([A-Za-z])|([A-Za-z])\0+([一-鿿])/#) { match in
        "\(match.1 ?? match.3 ?? "") \(match.2 ?? match.4 ?? "")"
      }.replacing("\0", with: "")
  }
}
