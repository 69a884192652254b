import Foundation
import PatternKit
import Testing

@testable import Inputs

@Suite("Feeds: limits")
struct LimitsTests {
  @Test func `docs/development.md states the limits of a feed`() throws {
    let page = try Checkout(around: URL(filePath: #filePath)).text(of: "docs/development.md")
    let redirections = Limits.redirections

    for phrase in [
      "have \(Limits.mebibytes) MiB and must arrive within \(Limits.seconds) seconds",
      "at most \(greatestDepth) nested lists and objects",
      "at most \(Limits.objects.formatted(.number.locale(Locale(identifier: "en_US")))) objects",
      "A title or digest has at most \(Limits.scalarsOfLine) Unicode scalars",
      "\(redirections) redirections are followed, the \(redirections + 1)st is an error",
    ] {
      let isStated = page.contains(phrase)
      #expect(isStated, "docs/development.md does not contain “\(phrase)”")
    }
  }
}
