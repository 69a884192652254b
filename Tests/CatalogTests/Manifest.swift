import Foundation
import SourceCode

/// The targets of `Package.swift`, read from its text.
///
/// The reader supports the style of this package's manifest: names are literals, and the lists
/// `patterns` and `examples` have elements named `pattern` and `example`. Targets in another
/// style are missing in `targets`. A test compares `targets` with the folders and fails.
nonisolated struct Manifest {
  struct Target {
    let name: String
    let dependencies: [String]
    let folder: String
  }

  /// The names of the targets that are patterns.
  let patterns: [String]
  /// The names of the examples, which have several targets each.
  let examples: [String]
  let targets: [Target]

  /// A list in the manifest, and the name of its element in a closure.
  private struct List {
    let name: String
    let elementName: String
    let elements: [String]

    init(_ name: String, of elementName: String, in tokens: [SwiftLexer.Token]) {
      self.name = name
      self.elementName = elementName
      let start = tokens.indices.dropLast().first {
        tokens[$0].is("let") && tokens[$0 + 1].is(name)
      }
      let list = start.map { tokens[$0...].prefix { !$0.is("]") } } ?? []
      elements = list.filter { $0.kind == .string }.map(\.text)
    }
  }

  init(_ source: String) {
    let tokens = SwiftLexer.tokens(of: source)
    let patterns = List("patterns", of: "pattern", in: tokens)
    let examples = List("examples", of: "example", in: tokens)

    var targets: [Target] = []
    var rest = tokens[...]
    while let token = rest.popFirst() {
      let isTest = token.is("testTarget")
      guard isTest || token.is("target") || token.is("executableTarget"),
        rest.first?.is("(") == true
      else { continue }
      let call = Self.prefix(of: rest.dropFirst(), upTo: [])
      rest = rest[call.endIndex...]
      targets += Self.targets(in: call, isTest: isTest, lists: [patterns, examples])
    }
    self.patterns = patterns.elements
    self.examples = examples.elements
    self.targets = targets
  }

  /// Returns the example that a target belongs to, or `nil` if it belongs to no example.
  func example(of target: Target) -> String? {
    examples.first { target.name.hasPrefix($0) }
  }

  /// Returns the target of a call, or one target per element if the call uses a list.
  private static func targets(
    in call: ArraySlice<SwiftLexer.Token>, isTest: Bool, lists: [List]
  ) -> [Target] {
    let list = lists.first { list in call.contains { $0.is(list.elementName) } }
    return (list?.elements ?? [""]).compactMap { element in
      func strings(of argument: String) -> [String] {
        let label = call.indices.dropLast().first {
          call[$0].is(argument) && call[$0 + 1].is(":")
        }
        guard let label else { return [] }
        let value = Self.prefix(of: call[(label + 2)...], upTo: [","])
        return Self.strings(in: value, element, of: list, lists)
      }
      guard let name = strings(of: "name").first else { return nil }
      return Target(
        name: name, dependencies: strings(of: "dependencies"),
        folder: strings(of: "path").first ?? (isTest ? "Tests/" : "Sources/") + name)
    }
  }

  /// Returns the strings in an expression, with the elements of the lists inserted.
  private static func strings(
    in tokens: ArraySlice<SwiftLexer.Token>, _ element: String, of list: List?, _ lists: [List]
  ) -> [String] {
    let elementName = list?.elementName ?? ""
    return tokens.indices.flatMap { index -> [String] in
      let token = tokens[index]
      if token.kind == .string {
        return [token.text.replacing(#"\(\#(elementName))"#, with: element)]
      }
      // The lexer returns an interpolated name again after the string, in parentheses.
      let isInterpolated = tokens[..<index].last?.is("(") == true
      if token.is(elementName) { return isInterpolated ? [] : [element] }
      return lists.first { token.is($0.name) }?.elements ?? []
    }
  }

  /// Returns the tokens before the closing bracket, or before one of `ends` outside brackets.
  private static func prefix(
    of tokens: ArraySlice<SwiftLexer.Token>, upTo ends: [String]
  ) -> ArraySlice<SwiftLexer.Token> {
    var depth = 0
    return tokens.prefix { token in
      guard token.kind == .sign else { return true }
      if depth == 0, ends.contains(token.text) { return false }
      if ["(", "[", "{"].contains(token.text) { depth += 1 }
      if [")", "]", "}"].contains(token.text) { depth -= 1 }
      return depth >= 0
    }
  }
}
