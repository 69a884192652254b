import Foundation
import Testing

@testable import Processes

@Suite("Processes: TemporaryFolder")
struct TemporaryFolderTests {
  @Test func `a temporary folder and its files are removed when it is released`() throws {
    var folder: TemporaryFolder? = try TemporaryFolder()
    let file = try #require(folder).file(named: "file")
    try Data().write(to: file)
    #expect(FileManager.default.fileExists(atPath: file.path))

    folder = nil

    #expect(!FileManager.default.fileExists(atPath: file.deletingLastPathComponent().path))
  }
}
