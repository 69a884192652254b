import Foundation
import Testing

@testable import SourceCode

@Suite("SourceCode: Checkout")
struct CheckoutTests {
  @Test func `a checkout is found from any file inside it`() throws {
    let checkout = try Checkout(around: URL(filePath: #filePath))

    #expect(
      try checkout.text(of: "Tests/Tooling/SourceCodeTests/CheckoutTests.swift").contains(
        "is found"))
  }

  @Test func `looking for a checkout outside of one throws NotFound`() {
    #expect(throws: Checkout.NotFound.self) {
      try Checkout(around: FileManager.default.temporaryDirectory)
    }
  }

  @Test func `a program that was built in a copy inside the checkout has the sources of the copy`()
    throws
  {
    let outer = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: outer) }
    let copy = outer.appending(path: ".build/changed")
    for folder in [outer, copy] {
      let catalog = folder.appending(path: "Sources/Catalog")
      try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
      for path in ["Package.swift", "Sources/Catalog/Catalog.swift"] {
        try Data().write(to: folder.appending(path: path))
      }
    }

    let changed = Checkout.current(folder: outer, program: copy.appending(path: ".build/patterns"))
    let normal = Checkout.current(folder: outer, program: outer.appending(path: ".build/patterns"))
    let installed = Checkout.current(folder: outer, program: URL(filePath: "/usr/bin/patterns"))

    #expect(changed?.folder.lastPathComponent == "changed")
    #expect(normal?.folder.lastPathComponent == outer.lastPathComponent)
    #expect(installed?.folder.lastPathComponent == outer.lastPathComponent)
  }

  @Test func `the source files of a checkout have their paths as names`() throws {
    let checkout = try Checkout(around: URL(filePath: #filePath))

    let sources = try checkout.sources(in: "Tests/Tooling/SourceCodeTests")

    #expect(
      sources.map(\.name) == [
        "Tests/Tooling/SourceCodeTests/CheckoutTests.swift",
        "Tests/Tooling/SourceCodeTests/SourceFileMembersTests.swift",
        "Tests/Tooling/SourceCodeTests/SourceFileTests.swift",
        "Tests/Tooling/SourceCodeTests/SwiftLexerTests.swift",
      ])
  }
}
