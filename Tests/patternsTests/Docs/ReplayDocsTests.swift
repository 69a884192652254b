import Catalog
import Foundation
import PatternKit
import Reports
import TestSupport
import Testing

@Suite("Docs: replay page")
struct ReplayDocsTests {
  @Test func `docs/replay.html equals the output of the replay command`() async throws {
    let checkout = try Checkout(around: URL(filePath: #filePath))
    let file = checkout.folder.appending(path: "docs/replay.html")
    let current = try? String(contentsOf: file, encoding: .utf8)

    let run = try await TestSupport.run("patterns", ["replay"])

    if DocsTests.rewrites { try Data(run.output.utf8).write(to: file) }
    let isCurrent = current == run.output
    #expect(
      isCurrent || DocsTests.rewrites,
      "docs/replay.html is stale: PATTERNS_DOCS=write swift test --filter ReplayDocsTests")
    #expect(run.output.utf8.count <= 300_000)
  }

  @Test(arguments: ["six"] + Pattern.all.map(\.id), ["light", "dark"])
  func `a picture in docs/images equals the output of the replay command`(
    name: String, appearance: String
  ) async throws {
    let path = "docs/images/\(name)-\(appearance).svg"
    let file = try Checkout(around: URL(filePath: #filePath)).folder.appending(path: path)
    let current = try? String(contentsOf: file, encoding: .utf8)
    let names = name == "six" ? [] : [name]
    let options = try ReplayOptions(
      arguments: ["--poster"] + names + (appearance == "dark" ? ["--dark"] : []))

    var picture = ""
    try await options.write(showing: nil) { picture = "\($0)\n" }

    if DocsTests.rewrites { try Data(picture.utf8).write(to: file) }
    let isCurrent = current == picture
    #expect(picture.hasPrefix("<svg"))
    #expect(
      isCurrent || DocsTests.rewrites,
      "\(path) is stale: PATTERNS_DOCS=write swift test --filter ReplayDocsTests")
  }

  @Test(arguments: Pattern.all)
  func `the page of a pattern shows its picture in both appearances`(pattern: Pattern) throws {
    let page = try Checkout(around: URL(filePath: #filePath)).text(of: "docs/\(pattern.id).md")

    for appearance in ["light", "dark"] {
      #expect(page.contains("\"images/\(pattern.id)-\(appearance).svg\""))
    }
  }
}
