import Foundation
import Testing

@testable import PatternKit

@Suite("SourceCode: Checkout")
struct CheckoutTests {
  @Test func `the current checkout is that of the folder, and otherwise that of the program`()
    throws
  {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: UUID().uuidString).standardizedFileURL
    let catalog = folder.appending(path: "Sources/Catalog")
    try files.createDirectory(at: catalog, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }

    let program = URL(filePath: #filePath)
    let ofProgram = try Checkout(around: program)
    #expect(Checkout.current(in: folder, or: program)?.folder == ofProgram.folder)

    for file in [folder.appending(path: "Package.swift"), catalog.appending(path: "Catalog.swift")]
    {
      try Data().write(to: file)
    }
    #expect(Checkout.current(in: folder)?.folder.path == folder.path)
  }

  @Test func `a checkout that is found through a link has the path that the compiler prints`()
    throws
  {
    let checkout = try Checkout(around: URL(filePath: #filePath))
    let link = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: checkout.folder)
    defer { try? FileManager.default.removeItem(at: link) }

    #expect(try Checkout(around: link).folder.path == checkout.folder.path)
    #expect(try Checkout(around: link.appending(path: "docs")).folder.path == checkout.folder.path)
  }

  @Test func `a checkout is found from a package inside it`() throws {
    let checkout = try Checkout(around: URL(filePath: #filePath))
    let workshop = checkout.folder.appending(path: "Examples/Workshop/Package.swift")

    #expect(try Checkout(around: workshop).folder == checkout.folder)
  }

  @Test func `looking for a checkout outside of one throws NotFound`() {
    #expect(throws: Checkout.NotFound.self) {
      try Checkout(around: FileManager.default.temporaryDirectory)
    }
  }

  @Test func `the source files of a checkout have their paths as names`() throws {
    let checkout = try Checkout(around: URL(filePath: #filePath))

    let sources = try checkout.sources(in: "Tests/Tooling/PatternKitTests/SourceCode")

    #expect(
      sources.map(\.name) == [
        "Tests/Tooling/PatternKitTests/SourceCode/CheckoutTests.swift",
        "Tests/Tooling/PatternKitTests/SourceCode/SourceFileMembersTests.swift",
        "Tests/Tooling/PatternKitTests/SourceCode/SourceFileTests.swift",
        "Tests/Tooling/PatternKitTests/SourceCode/SwiftLexerTests.swift",
      ])
  }
}
