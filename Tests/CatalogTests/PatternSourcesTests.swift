import Catalog
import PatternKit
import TestSupport
import Testing

@Suite("Sources of a pattern")
nonisolated struct PatternSourcesTests {
  @Test(arguments: Pattern.all)
  func `the sources of a pattern declare no global or static state`(pattern: Pattern) throws {
    for file in try sources(of: pattern) {
      for declaration in file.declarations where ["var", "let"].contains(declaration.kind) {
        Issue.record("\(file.name):\(declaration.line): \(declaration.name) is global")
      }
      for token in file.tokens where token.is("static") {
        Issue.record("\(file.name):\(token.line): static members are not allowed")
      }
    }
  }

  @Test(arguments: Pattern.all)
  func `the sources of a pattern use no object that the process shares`(pattern: Pattern) throws {
    let names: Set = ["default", "shared", "standard"]
    for file in try sources(of: pattern) {
      for (dot, name) in zip(file.tokens, file.tokens.dropFirst()) where dot.is(".") {
        #expect(!names.contains(name.text), "\(file.name):\(name.line): .\(name.text)")
      }
    }
  }

  /// `Observing` contains the only loop. The manifest says that the main actor is the default.
  @Test(
    arguments: (["Model", "NewsList"] + Pattern.all.map(\.module)).map { "Sources/\($0)" }
      + ["ButtonView", "Clock", "FilterScreen", "Person", "PhotoList", "Store/Pattern"]
      .map { "Examples/\($0)" })
  func `a file that a learner reads contains no loop over changes and no isolation`(
    folder: String
  ) throws {
    let words: Set = ["Observations", "immediate", "isolated", "MainActor"]
    for file in try checkout().sources(in: folder) {
      for token in file.tokens {
        #expect(!words.contains(token.text), "\(file.name):\(token.line): \(token.text)")
      }
      for (first, second) in zip(file.tokens, file.tokens.dropFirst()) where second.is("import") {
        #expect(!first.is("public"), "\(file.name):\(first.line): public import")
      }
    }
  }

  @Test(arguments: Pattern.all)
  func `no message of a pattern names its sender`(pattern: Pattern) throws {
    let labels: Set = ["subject", "object"]
    for file in try sources(of: pattern) {
      for (label, colon) in zip(file.tokens, file.tokens.dropFirst()) where colon.is(":") {
        #expect(!labels.contains(label.text), "\(file.name):\(label.line): \(label.text)")
      }
    }
  }

  @Test(arguments: Pattern.all)
  func `a control is private to the type that holds it`(pattern: Pattern) throws {
    let controls = Set(
      try checkout().sources(in: "Sources/TerminalUI").flatMap(\.declarations)
        .filter { $0.kind == "class" }.map(\.name))
    for declaration in try sources(of: pattern).flatMap(\.declarations) {
      for property in declaration.storedProperties
      where property.contains(where: { controls.contains($0.text) }) {
        let line = property.map(\.text).joined(separator: " ")
        #expect(property.contains { $0.is("private") }, "\(declaration.name): \(line)")
      }
    }
  }

  @Test(arguments: Pattern.all)
  func `references to delegates, views and managers are weak`(pattern: Pattern) throws {
    let backReferences: Set = ["delegate", "dataSource", "view", "manager"]
    for file in try sources(of: pattern) {
      for (index, token) in file.tokens.enumerated() where token.is("var") {
        let isWeak = index > 0 && file.tokens[index - 1].is("weak")
        guard let name = file.tokens[(index + 1)...].first, backReferences.contains(name.text)
        else {
          continue
        }
        #expect(isWeak, "\(file.name):\(token.line): \(name.text) is held strongly")
      }
    }
  }

  @Test(arguments: Pattern.all.filter { $0.purpose == .splitsScreen })
  func `a view contains no text of the news list`(pattern: Pattern) throws {
    let views = try #require(pattern[.news]).roles.filter { $0.name == .view }
    for declaration in try sources(of: pattern).flatMap(\.declarations)
    where views.contains(where: { $0.types.contains(declaration.name) }) {
      let texts = declaration.tokens.filter { $0.kind == .string && !$0.text.isEmpty }
      #expect(texts.isEmpty, "\(declaration.name) contains \(texts.map(\.text))")
    }
  }

  private func sources(of pattern: Pattern) throws -> [SourceFile] {
    return try checkout().sources(in: "Sources/\(pattern.module)")
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
