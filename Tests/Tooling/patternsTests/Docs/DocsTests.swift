import Catalog
import Foundation
import PatternKit
import TestSupport
import Testing
import ToolingSupport

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

    let blocks = GeneratedBlocks(checkout: checkout, pattern: pattern)
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
