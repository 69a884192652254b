import Foundation
import SourceCode
import Testing

@testable import patterns

@Suite("The files of the workshop")
struct WorkshopFilesTests {
  /// Say `PATTERNS_DOCS=write` to write what can be worked out.
  private static let rewrites = ProcessInfo.processInfo.environment["PATTERNS_DOCS"] == "write"

  private let folder: WorkshopFolder

  init() throws {
    folder = try WorkshopFolder(in: Checkout(around: URL(filePath: #filePath)), environment: [:])
  }

  @Test func `are known by their sums`() throws {
    let sums = try Checksums(of: folder).text
    if Self.rewrites { try folder.write(sums, to: Checksums.path) }

    #expect(
      try folder.text(of: Checksums.path) == sums,
      "a stub was edited: PATTERNS_DOCS=write swift test --filter WorkshopFilesTests")
  }
}
