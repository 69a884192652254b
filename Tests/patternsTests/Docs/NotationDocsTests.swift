import Foundation
import PatternKit
import TestSupport
import Testing
import Tracing

@testable import Reports

@Suite("Docs: notation")
struct NotationDocsTests {
  /// The words of the table, without the names of protocols and messages.
  private static let words: Set<String> = {
    let entries = Notation.table.flatMap(\.words).flatMap { $0.components(separatedBy: ", ") }
    return Set(entries.map { $0.replacing(#/ [PM]$/#, with: "") })
  }()

  /// Returns whether a text says, in the words of the table, how a function was reached:
  /// `set via ButtonViewProtocol`, `wakes, later`, `starts × 3`.
  private static func isNotation(_ text: Substring) -> Bool {
    let parts = text.replacing(#/(via|message) \S+| × \d+$|,/#, with: { "\($0.1 ?? "")" })
      .split(separator: " ").map(String.init)
    return !parts.isEmpty && words.isSuperset(of: parts)
  }

  @Test(arguments: [
    ("set via ButtonViewProtocol", true), ("observer, later", true), ("starts × 3", true),
    ("calls", false), ("", false), ("get by", false),
  ])
  func `the check distinguishes the words of the table from others`(text: String, isValid: Bool) {
    #expect(Self.isNotation(text[...]) == isValid)
  }

  @Test(arguments: Document.all)
  func `a page says how a function was reached only in the words of the table`(document: Document)
    throws
  {
    let file = MarkdownFile(try checkout().text(of: document.path))
    let trees = file.lines.filter { $0.fence == "text" }.map(\.text)
    let spans = file.codeSpans.map(\.text)
    let call = #/^[ │>]*(?<way>[^→│]*?) → [A-Z]\w*\./#
    let other = (trees + spans).filter { $0.contains(" → ") }.compactMap { line in
      line.firstMatch(of: call)?.way
    }.filter { !Self.isNotation($0) }
    #expect(other == [])
  }

  @Test func `each word for a way to a function has the meaning of its kind`() {
    for (word, part) in [
      ("call", "by name"), ("via P", "protocol P"), ("closure", "closure"),
      ("message M", "notification center"), ("starts", "task"),
      ("observer, later", "observes"), ("wakes, later", "waited"), ("waits for", "waits"),
    ] {
      let meaning = Notation.table.first { $0.words == [word] }?.meaning
      #expect(meaning?.contains(part) == true, "\(word)")
    }
  }

  @Test(arguments: Language.allCases)
  func `the legend explains every word of the notation`(language: Language) {
    func words(of entry: some StringProtocol) -> [String] {
      entry.split(separator: ", ").map { "\($0)" }
    }

    let entries = language.text(.legend).split(separator: "\n").map { $0.split(separator: "  ")[0] }
    let explained = entries.flatMap { words(of: $0) }
    for word in Notation.table.flatMap(\.words).flatMap({ words(of: $0) }) {
      #expect(explained.contains(word), "\(word)")
    }
  }

  /// Returns the words that the legend of a language explains. They stand before a colon.
  private func explainedWords(in language: Language) throws -> [String] {
    let page = try checkout().text(of: "Sources/Tooling/Reports/Replay/Page/lanes.js")
    let rows = try #require(page.firstMatch(of: #/rowTexts = \{([^}]*)\}/#)?.1)
    let entries =
      Poster.examples(in: .page).map(\.text)
      + rows.matches(of: #/'([^']*)'/#).map { String($0.1) }
    let chinese = Language.chineseTable.merging(Language.chinesePage) { $1 }
    let texts = entries.map { language == .chinese ? chinese[$0] ?? $0 : $0 }
    return texts.filter { $0.contains(#/[:：]/#) }.flatMap { entry in
      entry.prefix { $0 != ":" && $0 != "：" }.replacing("、", with: ", ")
        .components(separatedBy: ", ").map { $0.replacing(#/ [PM]$/#, with: "") }
    }
  }

  @Test(arguments: Language.allCases)
  func `the legend of the replay page explains each word of the table, and no other`(
    language: Language
  ) throws {
    let explained = try explainedWords(in: language)

    #expect(explained.sorted() == Self.words.subtracting(["later"]).sorted())
  }
}

extension Notation {
  /// The words, and what they say about the function after the arrow. `P` is a protocol, and `M` is
  /// the type of a message.
  static let table: [(words: [String], meaning: String)] = [
    (
      [Call.Kind.touch, .drawing, .start, .answer].map(\.word),
      "the root of a tree: the user touched the control, the control was drawn, the screen was "
        + "created, or a service answered"
    ),
    ([Call.Kind.call.word], "by name"),
    (["\(Call.Kind.protocol.word) P"], "through the protocol P"),
    ([Call.Kind.closure.word], "through a stored closure"),
    (
      ["\(Call.Kind.notification.word) M"],
      "by the notification center, for the message M"
    ),
    (
      [Call.Accessor.get, .set].map(\.rawValue),
      "a property was read or changed: by name, or through P if “via P” follows"
    ),
    ([Call.Kind.starts.word], "a task that the function started"),
    (
      ["\(Call.Kind.observer.word), \(later)"],
      "a closure that observes the property above. It runs when the functions above have returned"
    ),
    (
      ["\(Call.Kind.wakes.word), \(later)"],
      "another task that waited, for an answer for example. It runs when the functions above have returned"
    ),
    (
      [waits],
      "no function: the task or the request above waits for this property, or for the answer"
    ),
  ]
}
