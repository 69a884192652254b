import Catalog
import Foundation
import Testing
import XRay

@Suite("The page of a pattern")
struct DocsTests {
  /// Say `PATTERNS_DOCS=write` to rewrite the pages.
  private static let rewrites = ProcessInfo.processInfo.environment["PATTERNS_DOCS"] == "write"

  @Test(arguments: Pattern.all)
  func `shows what its data and real runs say`(pattern: Pattern) async throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/\(pattern.id).md").standardizedFileURL
    let text = try String(contentsOf: page, encoding: .utf8)

    let generated = try await Page(text).filled(for: pattern)

    if Self.rewrites { try Data(generated.utf8).write(to: page) }
    #expect(
      text == generated || Self.rewrites,
      "docs/\(pattern.id).md is stale: PATTERNS_DOCS=write swift test --filter DocsTests")
  }

  @Test func `has a place for every table and diagram`() async throws {
    let blocks = ["knows button", "knows news", "press", "open", "failed load"]
    let empty = blocks.map { "<!-- begin \($0) -->\nstale\n<!-- end -->" }.joined(separator: "\n")

    let filled = try await Page(empty).filled(for: try #require(Pattern.all.first))

    #expect(!filled.contains("stale"))
    #expect(filled.contains("| controller | `ButtonViewController` | view, model, controls |"))
    #expect(filled.contains("```mermaid\nsequenceDiagram\n  actor User\n  User->>Button: press()"))
  }

  @Test func `does not take a block that nobody can fill`() async throws {
    let pattern = try #require(Pattern.all.first)

    await #expect(throws: Page.UnknownBlock(name: "typo")) {
      try await Page("<!-- begin typo -->\n<!-- end -->").filled(for: pattern)
    }
  }
}
