import Foundation
import SourceCode
import TestSupport
import Testing

@Suite("Docs: replay page")
struct ReplayDocsTests {
  private static let rewrites = ProcessInfo.processInfo.environment["PATTERNS_DOCS"] == "write"

  @Test func `docs/replay.html equals the output of the replay command`() async throws {
    let checkout = try Checkout(around: URL(filePath: #filePath))
    let file = checkout.folder.appending(path: "docs/replay.html")
    let current = try? String(contentsOf: file, encoding: .utf8)

    let run = try await TestSupport.run("patterns", ["replay"])

    if Self.rewrites { try Data(run.output.utf8).write(to: file) }
    let isCurrent = current == run.output
    #expect(
      isCurrent || Self.rewrites,
      "docs/replay.html is stale: PATTERNS_DOCS=write swift test --filter DocsTests")
    #expect(run.output.utf8.count <= 600_000)
  }
}
