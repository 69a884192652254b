import Foundation
import SourceCode
import Testing

@Suite("A checkout")
struct CheckoutTests {
  @Test func `is found from any place inside it`() throws {
    let checkout = try Checkout(around: URL(filePath: #filePath))

    #expect(
      try checkout.text(of: "Tests/Tooling/SourceCodeTests/CheckoutTests.swift").contains(
        "is found"))
  }

  @Test func `is not found elsewhere`() {
    #expect(throws: Checkout.NotFound.self) {
      try Checkout(around: FileManager.default.temporaryDirectory)
    }
  }

  @Test func `names its sources by their path`() throws {
    let checkout = try Checkout(around: URL(filePath: #filePath))

    let sources = try checkout.sources(in: "Tests/Tooling/SourceCodeTests")

    #expect(
      sources.map(\.name) == [
        "Tests/Tooling/SourceCodeTests/CheckoutTests.swift",
        "Tests/Tooling/SourceCodeTests/SourceFileTests.swift",
        "Tests/Tooling/SourceCodeTests/SwiftLexerTests.swift",
      ])
  }
}
