import Catalog
import Foundation
import PatternKit
import TestSupport
import Testing

/// A documentation file.
nonisolated struct Document: CustomTestStringConvertible, Sendable {
  /// The path of the file, such as `docs/mvc.md`.
  let path: String

  var testDescription: String { path }

  /// Every Markdown file of the package.
  static let all: [Document] = {
    guard let folder = try? checkout().folder else { return [] }
    let paths = ["docs", "Examples", "Sources"].flatMap { parent in
      (FileManager.default.subpaths(atPath: folder.appending(path: parent).path) ?? [])
        .map { "\(parent)/\($0)" }
    }
    return (["README.md"] + paths.sorted()).filter {
      $0.hasSuffix(".md") && !$0.contains("/.build/") && !$0.contains("/Workshop/Work/")
    }
    .map(Document.init)
  }()
}

@Suite("Docs: pages")
struct DocsTests {
  private let checkout: Checkout

  init() throws {
    checkout = try TestSupport.checkout()
  }

  @Test(arguments: Document.all)
  func `the generated blocks of a page match sources, data and real runs`(document: Document)
    async throws
  {
    let text = try checkout.text(of: document.path)
    let name = document.path.split(separator: "/").last
    let pattern = Pattern.all.first { name == "\($0.id).md" }

    let blocks = Blocks(checkout: checkout, pattern: pattern)
    let generated = try await Page(text).filled { try await blocks.fill($0, present: $1) }

    try expectFile(document.path, equals: generated)
  }

  @Test(arguments: Pattern.all.filter { $0.purpose == .splitsScreen })
  func `the pages of MVC, MVP and MVVM have the same headings`(pattern: Pattern) throws {
    let text = try checkout.text(of: "docs/\(pattern.page)")

    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(
      headings == [
        "## Intent", "## In plain words", "## Allowed references", "## One press, step by step",
        "## The news list", "## What a test needs", "## Benefits and costs",
        "## In UIKit and SwiftUI", "## Exercises",
      ])
  }
}

nonisolated extension DocsTests {
  @Test func `each snippet has a number and an answer`() throws {
    let page = try checkout.text(of: "docs/snippets.md")
    let parts = page.split(separator: "\n## Answers")
    try #require(parts.count == 2)

    let snippets = parts[0].matches(of: #/  \/\/ (\d+)/#).compactMap { Int($0.1) }
    let answers = parts[1].matches(of: #/\n(\d+)\. /#).compactMap { Int($0.1) }

    #expect(snippets == Array(1...24))
    #expect(answers == snippets)
  }

  @Test(arguments: ["docs", "docs/zh"])
  func `the question that settles an answer of the snippets has this answer`(folder: String) throws
  {
    let pages = try ["field-guide", "snippets"].map { try checkout.text(of: "\(folder)/\($0).md") }
    let text = pages.joined(separator: "\n").lowercased()
    // The answers of a question are in italics, in Chinese bold, in its part of the list.
    let parts = text.split(separator: #/\n(?=\d\. )/#).prefix(5).dropFirst()
    let questions = parts.map { part in
      part.matches(of: #/\*+([^*`]+)\*+/#).flatMap { $0.1.split(separator: #/, or |或/#) }
    }
    let answers = text.matches(
      of: #/\n(?:- \*\*)?(\d+)\.(?:\*\*)? ([^(（]+) ?[(（](\d)[)）]/#)

    #expect(questions.count == 4 && answers.count == 29)
    for answer in answers {
      let names = try #require(Int(answer.3).map { questions[$0 - 1] })
      #expect(names.contains { answer.2.contains($0) }, "\(answer.1): \(names)")
    }
  }

  @Test func `the glossary names only types that exist`() throws {
    let rows = try checkout.text(of: "docs/zh/glossary.md").split(separator: "\n")
      .filter { $0.hasPrefix("| ") }.dropFirst(2)
    let declared = try Set(checkout.sources(in: "Sources").flatMap(\.declarations).map(\.name))

    #expect(rows.count > 20)
    for row in rows {
      let place = row.split(separator: " | ")[2]
      let types = place.replacing(#/\[.+?\]\(.+?\)/#, with: "").matches(of: #/`(\w+)`/#)
        .map { String($0.1) }
      // A link leads to a file outside of Sources, or to one of several types with the same name.
      #expect(!types.isEmpty || place.contains("](") || place == "none", "\(row)")
      #expect(declared.isSuperset(of: types), "\(row)")
    }
  }
}
