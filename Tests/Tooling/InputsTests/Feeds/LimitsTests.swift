import Foundation
import PatternKit
import Testing

@testable import Inputs

@Suite("Feeds: limits")
struct LimitsTests {
  @MainActor @Test func `docs/development.md states the limits of a feed`() throws {
    let page = try Checkout(around: URL(filePath: #filePath)).text(of: "docs/development.md")
    let seconds = try #require(Mirror(reflecting: FileNewsSource(path: "")).descendant("timeout"))
    let redirections = Download.maximumRedirectionCount

    for phrase in [
      "have \(SizeLimit.mebibytes) MiB and must arrive within \(seconds) seconds",
      "at most \(greatestDepth) nested lists and objects",
      "A title or digest has at most \(FeedEntry.longestLine) Unicode scalars",
      "\(redirections) redirections are followed, the \(redirections + 1)st is an error",
    ] {
      let isStated = page.contains(phrase)
      #expect(isStated, "docs/development.md does not contain “\(phrase)”")
    }
  }
}
