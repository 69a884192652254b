import Foundation
import Model
import Testing

@Suite("FileNewsSource")
struct FileNewsSourceTests {
  private static let limit = 16 * 1024 * 1024

  @Test(arguments: Sample.shapes)
  func `reads a feed of any shape`(feed: String) async throws {
    try await withTemporaryFile(holding: feed) { path in
      let items = try await FileNewsSource(path: path).items()

      #expect(items == Sample.items)
    }
  }

  @Test func `says that there is no such file`() async throws {
    try await withTemporaryFolder { folder in
      await #expect(throws: LoadError.noSuchFile(folder + "/none.json")) {
        try await FileNewsSource(path: folder + "/none.json").items()
      }
    }
  }

  @Test func `says that it is a directory`() async throws {
    try await withTemporaryFolder { folder in
      await #expect(throws: LoadError.isDirectory(folder)) {
        try await FileNewsSource(path: folder).items()
      }
    }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read every file"))
  func `says that a file may not be read`() async throws {
    try await withTemporaryFile(holding: "[]") { path in
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)

      await #expect(throws: LoadError.unreadable(path)) {
        try await FileNewsSource(path: path).items()
      }
    }
  }

  #if os(Linux)
    @Test func `says that reading a file failed`() async {
      // Opening one's own memory works, reading its first byte does not, whoever one is.
      await #expect(throws: LoadError.unreadable("/proc/self/mem")) {
        try await FileNewsSource(path: "/proc/self/mem").items()
      }
    }
  #endif

  @Test(arguments: ["", "\n"])
  func `says that a file is empty`(text: String) async throws {
    try await withTemporaryFile(holding: text) { path in
      await #expect(throws: LoadError.notAFeed(reason: "it is empty")) {
        try await FileNewsSource(path: path).items()
      }
    }
  }

  @Test func `allows 16 MiB`() async throws {
    let padding = String(repeating: " ", count: Self.limit - Sample.array.utf8.count)

    try await withTemporaryFile(holding: Sample.array + padding) { path in
      let items = try await FileNewsSource(path: path).items()

      #expect(items == Sample.items)
    }
  }

  @Test(arguments: [1, 1024 * 1024])
  func `refuses a file of more than 16 MiB`(excess: Int) async throws {
    try await withTemporaryFile(holding: Sample.array) { path in
      let file = try #require(FileHandle(forWritingAtPath: path))
      try file.truncate(atOffset: UInt64(Self.limit + excess))

      await #expect(throws: LoadError.tooLarge(limitInMiB: 16)) {
        try await FileNewsSource(path: path).items()
      }
    }
  }

  @Test func `refuses a device that never ends`() async {
    await #expect(throws: LoadError.tooLarge(limitInMiB: 16)) {
      try await FileNewsSource(path: "/dev/zero").items()
    }
  }

  @Test func `reads the file anew each time`() async throws {
    try await withTemporaryFile(holding: "[]") { path in
      let source = FileNewsSource(path: path)
      let before = try await source.items()

      try Data(Sample.array.utf8).write(to: URL(filePath: path))
      let after = try await source.items()

      #expect(before == [])
      #expect(after == Sample.items)
    }
  }

  private func withTemporaryFile(
    holding text: String, _ body: (_ path: String) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      try Data(text.utf8).write(to: URL(filePath: folder + "/feed.json"))
      try await body(folder + "/feed.json")
    }
  }

  private func withTemporaryFolder(_ body: (_ path: String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.path())
  }
}
