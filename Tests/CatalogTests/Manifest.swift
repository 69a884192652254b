import Foundation
import SourceCode

/// The targets that `Package.swift` declares, read from its text.
///
/// It reads the way in which this package writes its manifest: names as literals, and a list
/// `patterns` whose elements are called `pattern`. What it cannot read is missing in `targets`,
/// and the test that compares them with the folders says so.
nonisolated struct Manifest {
  struct Target {
    let name: String
    let dependencies: [String]
    let folder: String
  }

  /// The names of the targets that are patterns.
  let patterns: [String]
  let targets: [Target]

  init(_ source: String) {
    let tokens = SourceReader.tokens(of: source)
    let list = tokens.indices.dropLast().first {
      tokens[$0].is("let") && tokens[$0 + 1].is("patterns")
    }
    let patterns = list.map { Self.strings(in: tokens[$0...].prefix { !$0.is("]") }) } ?? []

    var targets: [Target] = []
    var rest = tokens[...]
    while let token = rest.popFirst() {
      let isTest = token.is("testTarget")
      guard isTest || token.is("target") || token.is("executableTarget"),
        rest.first?.is("(") == true
      else { continue }
      let call = Self.prefix(of: rest.dropFirst(), upTo: [])
      rest = rest[call.endIndex...]
      targets += Self.targets(in: call, isTest: isTest, patterns: patterns)
    }
    self.patterns = patterns
    self.targets = targets
  }

  /// One target, or one for each pattern where the call is made for each.
  private static func targets(
    in call: ArraySlice<SourceReader.Token>, isTest: Bool, patterns: [String]
  ) -> [Target] {
    let isOneForEach = call.contains { $0.is("pattern") }
    return (isOneForEach ? patterns : [""]).compactMap { pattern in
      func strings(of argument: String) -> [String] {
        let label = call.indices.dropLast().first {
          call[$0].is(argument) && call[$0 + 1].is(":")
        }
        guard let label else { return [] }
        let value = Self.prefix(of: call[(label + 2)...], upTo: [","])
        return Self.strings(in: value, pattern, patterns)
      }
      guard let name = strings(of: "name").first else { return nil }
      return Target(
        name: name, dependencies: strings(of: "dependencies"),
        folder: strings(of: "path").first ?? (isTest ? "Tests/" : "Sources/") + name)
    }
  }

  /// The strings in an expression, with the names of the patterns put in.
  private static func strings(
    in tokens: ArraySlice<SourceReader.Token>, _ pattern: String = "", _ patterns: [String] = []
  ) -> [String] {
    tokens.flatMap { token -> [String] in
      if token.kind == .string { return [token.text.replacing(#"\(pattern)"#, with: pattern)] }
      if token.is("pattern") { return [pattern] }
      return token.is("patterns") ? patterns : []
    }
  }

  /// What stands before a closing bracket, or before one of `ends`, brackets in it left whole.
  private static func prefix(
    of tokens: ArraySlice<SourceReader.Token>, upTo ends: [String]
  ) -> ArraySlice<SourceReader.Token> {
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
