import Foundation
import Testing

@testable import PatternKit

@Suite("Words: languages")
struct LocalizedTextTests {
  @Test(arguments: [
    (["LANG": "zh_CN.UTF-8"], Language.chinese),
    (["LANG": "zh"], .chinese),
    (["LC_MESSAGES": "zh_TW.UTF-8", "LANG": "en_US.UTF-8"], .chinese),
    (["LC_ALL": "C", "LC_MESSAGES": "zh_CN.UTF-8", "LANG": "zh_CN.UTF-8"], .english),
    (["LC_ALL": "", "LC_MESSAGES": "en_GB", "LANG": "zh_CN.UTF-8"], .english),
    (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "zh_CN.UTF-8"], .chinese),
    (["LANG": "de_DE.UTF-8"], .english),
    ([:], .english),
  ])
  func `the first variable that is not empty decides the language`(
    environment: [String: String], language: Language
  ) {
    #expect(Language(environment: environment) == language)
  }

  @Test func `a text has its values at the places of the language`() {
    #expect(Language.english.text("passed, \(2) of \(9)") == "passed, 2 of 9")
    #expect(Language.chinese.text("passed, \(2) of \(9)") == "已通过，2 / 9")
  }

  @Test func `a value that is a text is in the language too, and a string stays as it is`() {
    let role: LocalizedText = "presenter"
    let text: LocalizedText = "knows \(role)"

    #expect(Language.chinese.text(text) == "依赖：展示器")
    #expect(Language.chinese.text("knows \("presenter")") == "依赖：presenter")
  }

  @Test func `a space separates a Latin value from the Chinese characters beside it`() {
    let view: LocalizedText = "view"
    let text: LocalizedText = "the \("TableView") calls its \(view), through a protocol"

    #expect(Language.chinese.text(text) == "TableView 通过协议调用视图")
    #expect(Language.chinese.text("the \("A") observes the \("B")") == "A 观察 B")
    #expect(Language.chinese.text("\("A新闻"): \("B")") == "A新闻：B")
  }

  @Test func `a percent sign stays as it is, in a text and in a value`() {
    #expect(Language.english.text("100 % of \("50 %@")") == "100 % of 50 %@")
    #expect(Language.chinese.text("50 % %@") == "50 % %@")
  }

  @Test func `each text that the sources contain has a Chinese translation`() throws {
    for text in try Self.literals() where text.isLocalized && text.hasWords {
      #expect(Language.chineseTable[text.key] != nil, "\(text.place): \(text.key)")
    }
  }

  @Test func `each sentence of an exercise’s test is made in the language of the learner`() throws {
    for text in try Self.literals() where text.isSentenceOfExercise {
      #expect(text.isLocalized, "\(text.place): use say")
    }
  }

  @Test func `each Chinese translation belongs to a text that the sources contain`() throws {
    let keys = Set(try Self.literals().map(\.key))
    for key in Language.chineseTable.keys {
      #expect(keys.contains(key), "zh.lproj has a translation of “\(key)”")
    }
  }

  @Test func `a Chinese translation has the same values as its text`() {
    #expect(Language.chineseTable.count > 100)
    for (key, translation) in Language.chineseTable {
      let values = key.matches(of: #/%@/#).indices.map { $0 + 1 }
      let positions = translation.matches(of: #/%(\d)\$@/#).compactMap { Int($0.1) }
      let places = translation.matches(of: #/%@/#).indices.map { $0 + 1 }
      #expect(positions.isEmpty ? places == values : Set(positions) == Set(values), "\(key)")
      #expect(positions.isEmpty || places.isEmpty, "\(key)")
    }
  }
}

// MARK: - The texts in the sources

/// The folder of the exercises' tests.
private let exercises = "Examples/Workshop/Tests"

extension LocalizedTextTests {
  private struct Literal {
    let place: String
    let key: String
    let isLocalized: Bool
    /// A key without words is the same in every language.
    var hasWords: Bool {
      key.replacing("%@", with: "").contains(where: \.isLetter)
        && !key.contains(#/^(X-ray|--\w+)$/#)
    }
    /// Whether the literal is a sentence for a learner, and no text of a screen.
    var isSentenceOfExercise: Bool {
      place.hasPrefix(exercises) && key.contains(#/[.?]$/#)
        && !key.contains(#/^It is \d|^SENTINEL|^alert %@/#)
    }
  }

  private static func literals() throws -> [Literal] {
    let root = try Checkout(around: URL(filePath: #filePath)).folder
    let folders = ["Sources/Catalog", "Sources/Tooling", "Sources/patterns", exercises]
    return try folders.flatMap { folder in
      let paths = try FileManager.default.subpathsOfDirectory(
        atPath: root.appending(path: folder).path)
      return try paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
        let source = try String(
          contentsOf: root.appending(path: "\(folder)/\(path)"), encoding: .utf8)
        return literals(in: source, path: "\(folder)/\(path)")
      }
    }
  }

  private static func literals(in source: String, path: String) -> [Literal] {
    let tokens = SwiftLexer.tokens(of: source)
    return tokens.indices.compactMap { index in
      let (token, place) = (tokens[index], "\(path):\(tokens[index].line)")
      switch token.kind {
      case .quotedWord where path.hasPrefix(exercises):
        // The name of a test.
        let name = String(token.text.trimmingPrefix("given: "))
        return Literal(place: place, key: name, isLocalized: true)
      case .string:
        let key = key(of: token.text)
        let isOnScreen =
          path.hasPrefix(exercises) && !path.hasSuffix("Roles.swift") && !key.contains(#/[.?]$/#)
        return Literal(
          place: place, key: key, isLocalized: !isOnScreen && isLocalized(index, of: tokens))
      default: return nil
      }
    }
  }

  /// Returns whether a literal is a `LocalizedText`, as far as the label, the call, the body or the
  /// variable around it say.
  private static func isLocalized(_ index: Int, of tokens: [SwiftLexer.Token]) -> Bool {
    func words(before place: Int) -> String {
      tokens[..<place].suffix(3).map(\.text).joined(separator: " ")
    }
    let isLabelled = words(before: index).contains(#/(summary|help) :$/#)
    // A reason with values stays in English.
    let isReason = words(before: index).hasSuffix("reason :") && !tokens[index].text.contains("\\(")
    if isLabelled || isReason { return true }
    var depth = 0
    for place in tokens[..<index].indices.reversed() where tokens[place].kind == .sign {
      let words = words(before: place)
      switch (tokens[place].text, depth) {
      case (")", _), ("}", _): depth += 1
      case ("(", 1...), ("{", 1...): depth -= 1
      case ("(", _):
        return words.contains(#/(anguage|english|chinese) \. text$|= RoleName$/#)
          || words.contains(#/(part|hint|printSection|Error|FunctionNames|named|fail|\. number)$/#)
          || words.contains(#/(say|Statement|= Self|await expect)$/#)
      case ("{", _) where words.hasSuffix("LocalizedText"): return true
      case ("=", 0) where !"=!<>".contains(tokens[place - 1].text) && !tokens[place + 1].is("="):
        return words.contains(#/(LocalizedText( \])?|(attaches|reports)Once)$/#)
      default: break
      }
    }
    return false
  }

  /// Returns the key of a literal from the text between its quotation marks.
  private static func key(of literal: String) -> String {
    var lines = literal.components(separatedBy: "\n")
    if lines.count > 1, let last = lines.popLast() {
      lines = lines.dropFirst().map { String($0.dropFirst(last.count)) }
    }
    return lines.joined(separator: "\n").replacing("\\\n", with: "")
      .replacing("%", with: "%%")
      .replacing(#/\\\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)/#, with: "%@")
      .replacing(#/\\(.)/#) { $0.1 == "n" ? "\n" : String($0.1) }
  }
}
