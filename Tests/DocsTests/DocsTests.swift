import Catalog
import Foundation
import SourceCode
import Testing

@Suite("A page")
struct DocsTests {
  /// Say `PATTERNS_DOCS=write` to rewrite the pages.
  private static let rewrites = ProcessInfo.processInfo.environment["PATTERNS_DOCS"] == "write"

  private let checkout: Checkout

  init() throws {
    checkout = try Checkout(around: URL(filePath: #filePath))
  }

  @Test(arguments: Pattern.all)
  func `of a pattern shows what its data and real runs say`(pattern: Pattern) async throws {
    try compare("docs/\(pattern.id).md", with: await Blocks.page(of: pattern))
  }

  @Test func `that compares the patterns shows what is measured`() async throws {
    try compare("docs/compare.md", with: try await Blocks.comparison(in: checkout))
  }

  @Test func `for instructors shows what is said to wrong attempts`() throws {
    try compare("Examples/Workshop/INSTRUCTOR.md", with: try Blocks.attempts(in: checkout))
  }

  private func compare(_ path: String, with blocks: [String: [String]]) throws {
    let text = try checkout.text(of: path)
    let generated = try Page(text).filled(with: blocks)

    if Self.rewrites { try Data(generated.utf8).write(to: checkout.folder.appending(path: path)) }
    #expect(
      text == generated || Self.rewrites,
      "\(path) is stale: PATTERNS_DOCS=write swift test --filter DocsTests")
  }

  @Test func `of a pattern has a place for every table and diagram`() async throws {
    let blocks = ["knows button", "knows news", "press", "open", "failed load"]
    let empty = blocks.map { "<!-- begin \($0) -->\nstale\n<!-- end -->" }.joined(separator: "\n")
    let pattern = try #require(Pattern.all.first)

    let filled = try await Page(empty).filled(with: Blocks.page(of: pattern))

    #expect(!filled.contains("stale"))
    #expect(filled.contains("| controller | `ButtonViewController` | view, model, controls |"))
    #expect(filled.contains("```mermaid\nsequenceDiagram\n  actor User\n  User->>Button: press()"))
  }

  @Test func `does not take a block that nobody can fill`() {
    #expect(throws: Page.UnknownBlock(name: "typo")) {
      try Page("<!-- begin typo -->\n<!-- end -->").filled(with: ["type": []])
    }
  }
}
