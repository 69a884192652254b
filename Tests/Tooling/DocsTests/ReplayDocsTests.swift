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
    let place = zip(current ?? "", run.output).prefix { $0 == $1 }.count
    let difference = run.output.dropFirst(max(0, place - 100)).prefix(200)
    let isCurrent = current == run.output
    #expect(
      isCurrent || Self.rewrites,
      "Run PATTERNS_DOCS=write swift test --filter DocsTests. The page should contain: \(difference)"
    )
    #expect(run.output.utf8.count <= 300_000)
  }

  @Test(arguments: [
    ("docs/images/six-light.svg", ["replay", "--poster"]),
    ("docs/images/six-dark.svg", ["replay", "--poster", "--dark"]),
  ])
  func `a poster in docs/images equals the output of the replay command`(
    path: String, arguments: [String]
  ) async throws {
    let file = try Checkout(around: URL(filePath: #filePath)).folder.appending(path: path)
    let current = try? String(contentsOf: file, encoding: .utf8)

    let run = try await TestSupport.run("patterns", arguments)

    if Self.rewrites { try Data(run.output.utf8).write(to: file) }
    let isCurrent = current == run.output
    #expect(run.output.hasPrefix("<svg"))
    #expect(
      isCurrent || Self.rewrites,
      "\(path) is stale: PATTERNS_DOCS=write swift test --filter ReplayDocsTests")
  }
}
