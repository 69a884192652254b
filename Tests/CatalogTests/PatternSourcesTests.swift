import Catalog
import PatternKit
import TestSupport
import Testing

/// What a source of a pattern must not contain, with file and line.
nonisolated extension SourceFile {
  var globalAndStaticState: [String] {
    declarations.filter { ["var", "let"].contains($0.kind) }
      .map { "\(name):\($0.line): \($0.name) is global" }
      + tokens.filter { $0.is("static") }
      .map { "\(name):\($0.line): static members are not allowed" }
  }

  var objectsThatTheProcessShares: [String] {
    let names: Set = ["default", "shared", "standard"]
    return neighbors.filter { $0.is(".") && names.contains($1.text) }
      .map { "\(name):\($1.line): .\($1.text)" }
  }

  var loopsAndIsolation: [String] {
    let words: Set = ["Observations", "immediate", "isolated", "MainActor"]
    return tokens.filter { words.contains($0.text) }.map { "\(name):\($0.line): \($0.text)" }
      + neighbors.filter { $0.is("public") && $1.is("import") }
      .map { "\(name):\($0.0.line): public import" }
  }

  var sendersOfMessages: [String] {
    let labels: Set = ["subject", "object"]
    return neighbors.filter { labels.contains($0.text) && $1.is(":") }
      .map { "\(name):\($0.0.line): \($0.0.text)" }
  }

  var strongBackReferences: [String] {
    let backReferences: Set = ["delegate", "dataSource", "view", "manager"]
    return zip(tokens, neighbors.dropFirst())
      .filter { !$0.is("weak") && $1.0.is("var") && backReferences.contains($1.1.text) }
      .map { "\(name):\($1.1.line): \($1.1.text) is held strongly" }
  }

  /// - Parameter controls: The classes of the controls.
  func exposedControls(among controls: Set<String>) -> [String] {
    declarations.flatMap(\.storedProperties)
      .filter { property in
        property.contains { controls.contains($0.text) } && !property.contains { $0.is("private") }
      }
      .map { "\(name):\($0[0].line): \($0.map(\.text).joined(separator: " "))" }
  }

  /// - Parameter views: The types of the views.
  func texts(in views: Set<String>) -> [String] {
    declarations.filter { views.contains($0.name) }.flatMap(\.tokens)
      .filter { $0.kind == .string && !$0.text.isEmpty }
      .map { "\(name):\($0.line): “\($0.text)”" }
  }

  private var neighbors: [(Token, Token)] { Array(zip(tokens, tokens.dropFirst())) }
}

@Suite("Sources of a pattern")
nonisolated struct PatternSourcesTests {
  @Test(arguments: Pattern.all)
  func `the sources of a pattern declare no global or static state`(pattern: Pattern) throws {
    let state = try sources(of: pattern).flatMap(\.globalAndStaticState)

    #expect(state == [])
  }

  @Test(arguments: Pattern.all)
  func `the sources of a pattern use no object that the process shares`(pattern: Pattern) throws {
    let objects = try sources(of: pattern).flatMap(\.objectsThatTheProcessShares)

    #expect(objects == [])
  }

  /// `Observing` contains the only loop. The manifest says that the main actor is the default.
  @Test(
    arguments: (["Model", "NewsList"] + Pattern.all.map(\.module)).map { "Sources/\($0)" }
      + ["ButtonView", "Clock", "FilterScreen", "Person", "PhotoList", "Store/Pattern"]
      .map { "Examples/\($0)" })
  func `a file that a learner reads contains no loop over changes and no isolation`(
    folder: String
  ) throws {
    let words = try checkout().sources(in: folder).flatMap(\.loopsAndIsolation)

    #expect(words == [])
  }

  @Test(arguments: Pattern.all)
  func `no message of a pattern names its sender`(pattern: Pattern) throws {
    let senders = try sources(of: pattern).flatMap(\.sendersOfMessages)

    #expect(senders == [])
  }

  @Test(arguments: Pattern.all)
  func `a control is private to the type that holds it`(pattern: Pattern) throws {
    let controls = Set(
      try checkout().sources(in: "Sources/TerminalUI").flatMap(\.declarations)
        .filter { $0.kind == "class" }.map(\.name))
    let exposed = try sources(of: pattern).flatMap { $0.exposedControls(among: controls) }

    #expect(exposed == [])
  }

  @Test(arguments: Pattern.all)
  func `references to delegates, views and managers are weak`(pattern: Pattern) throws {
    let references = try sources(of: pattern).flatMap(\.strongBackReferences)

    #expect(references == [])
  }

  @Test(arguments: Pattern.all.filter { $0.purpose == .splitsScreen })
  func `a view contains no text of the news list`(pattern: Pattern) throws {
    let views = try #require(pattern[.news]).roles.filter { $0.name == .view }.flatMap(\.types)
    let texts = try sources(of: pattern).flatMap { $0.texts(in: Set(views)) }

    #expect(texts == [])
  }

  private func sources(of pattern: Pattern) throws -> [SourceFile] {
    try checkout().sources(in: "Sources/\(pattern.module)")
  }
}

nonisolated extension SourceFile.Declaration {
  /// The tokens of each stored property of the type, on the line on which it is declared.
  fileprivate var storedProperties: [[SourceFile.Token]] {
    var depth = 0
    var lines: [Int] = []
    for token in tokens {
      if token.is("{") { depth += 1 }
      if token.is("}") { depth -= 1 }
      if depth == 1, token.is("let") || token.is("var") { lines.append(token.line) }
    }
    return lines.map { line in tokens.filter { $0.line == line } }
  }
}
