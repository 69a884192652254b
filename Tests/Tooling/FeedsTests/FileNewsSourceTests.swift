import Feeds
import Foundation
import Model
import Processes
import Testing

@Suite("Feeds: FileNewsSource")
@MainActor
struct FileNewsSourceTests {
  private static let limit = 16 * 1024 * 1024

  @Test(arguments: Sample.shapes)
  func `a file source reads a feed of any format`(feed: String) async throws {
    try await withTemporaryFile(holding: feed) { path in
      let items = try await FileNewsSource(path: path).items()

      #expect(items == Sample.items)
    }
  }

  @Test func `a file source reports a missing file`() async throws {
    try await withTemporaryFolder { folder in
      await #expect(throws: LoadError.noSuchFile(folder + "/none.json")) {
        try await FileNewsSource(path: folder + "/none.json").items()
      }
    }
  }

  @Test func `a file source reports that its path is a directory`() async throws {
    try await withTemporaryFolder { folder in
      await #expect(throws: LoadError.isDirectory(folder)) {
        try await FileNewsSource(path: folder).items()
      }
    }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read every file"))
  func `a file source reports a file without read permission`() async throws {
    try await withTemporaryFile(holding: "[]") { path in
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)

      await #expect(throws: LoadError.notPermitted(path)) {
        try await FileNewsSource(path: path).items()
      }
    }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may search every folder"))
  func `a file source reports a folder without search permission`() async throws {
    try await withTemporaryFile(holding: "[]") { path in
      let folder = URL(filePath: path).deletingLastPathComponent().path()
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder)
      defer {
        try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
      }

      await #expect(throws: LoadError.notPermitted(path)) {
        try await FileNewsSource(path: path).items()
      }
    }
  }

  @Test func `a file source reports a cycle of symbolic links`() async throws {
    try await withTemporaryFolder { folder in
      let link = folder + "/link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: link)
      let reason = String(cString: strerror(ELOOP))

      await #expect(throws: LoadError.unreadable(link, reason: reason)) {
        try await FileNewsSource(path: link).items()
      }
    }
  }

  @Test func `a file source reports a path component that is not a folder`() async throws {
    try await withTemporaryFile(holding: "[]") { path in
      let reason = String(cString: strerror(ENOTDIR))

      await #expect(throws: LoadError.unreadable(path + "/feed", reason: reason)) {
        try await FileNewsSource(path: path + "/feed").items()
      }
    }
  }

  #if os(Linux)
    @Test func `a file source reports a read error`() async {
      // A process can open its own memory, but cannot read its first byte.
      let reason = String(cString: strerror(EIO))
      await #expect(throws: LoadError.unreadable("/proc/self/mem", reason: reason)) {
        try await FileNewsSource(path: "/proc/self/mem").items()
      }
    }
  #endif

  @Test(arguments: ["", "\n"])
  func `a file source reports an empty file`(text: String) async throws {
    try await withTemporaryFile(holding: text) { path in
      await #expect(throws: LoadError.notAFeed(reason: "it is empty")) {
        try await FileNewsSource(path: path).items()
      }
    }
  }

  @Test func `a file source reads a file of 16 MiB`() async throws {
    let padding = String(repeating: " ", count: Self.limit - Sample.array.utf8.count)

    try await withTemporaryFile(holding: Sample.array + padding) { path in
      let items = try await FileNewsSource(path: path).items()

      #expect(items == Sample.items)
    }
  }

  @Test(arguments: [1, 1024 * 1024])
  func `a file source rejects a file of more than 16 MiB`(excess: Int) async throws {
    try await withTemporaryFile(holding: Sample.array) { path in
      let file = try #require(FileHandle(forWritingAtPath: path))
      try file.truncate(atOffset: UInt64(Self.limit + excess))

      await #expect(throws: LoadError.tooLarge(limitInMiB: 16)) {
        try await FileNewsSource(path: path).items()
      }
    }
  }

  @Test func `a file source rejects a device without an end`() async {
    await #expect(throws: LoadError.tooLarge(limitInMiB: 16)) {
      try await FileNewsSource(path: "/dev/zero").items()
    }
  }

  @Test func `a file source reads the file again for every load`() async throws {
    try await withTemporaryFile(holding: "[]") { path in
      let source = FileNewsSource(path: path)
      let before = try await source.items()

      try Data(Sample.array.utf8).write(to: URL(filePath: path))
      let after = try await source.items()

      #expect(before == [])
      #expect(after == Sample.items)
    }
  }
}

@Suite("Feeds: FileNewsSource with a pipe")
@MainActor
struct PipeTests {
  @Test(.timeLimit(.minutes(5)))
  func `reading a pipe without a writer ends with a timeout`() async throws {
    try await withPipe { path in
      await #expect(throws: LoadError.timedOut(seconds: 0)) {
        try await FileNewsSource(path: path, timeout: 0).items()
      }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `reading a pipe ends with a timeout if its writer stops writing`() async throws {
    try await withPipe { path in
      let writer = open(path, O_RDWR | O_CLOEXEC)
      defer { close(writer) }
      #expect(write(writer, "[", 1) == 1)

      await #expect(throws: LoadError.timedOut(seconds: 0)) {
        try await FileNewsSource(path: path, timeout: 0).items()
      }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `many loads that wait for a pipe do not block other tasks`() async throws {
    try await withPipe { path in
      let loads = (0..<64).map { _ in
        Task { try await FileNewsSource(path: path, timeout: 600).items() }
      }

      let items = try await BundledNewsSource().items()

      #expect(!items.isEmpty)
      for load in loads { load.cancel() }
      for load in loads {
        await #expect(throws: LoadError.cancelled) { try await load.value }
      }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `a pipe with a late writer is read to its end`() async throws {
    try await withPipe { path in
      let load = Task { try await FileNewsSource(path: path, timeout: 600).items() }
      Thread.detachNewThread {
        // Opening the pipe waits for the reader.
        let writer = open(path, O_WRONLY | O_CLOEXEC)
        for byte in Sample.array.utf8 {
          withUnsafeBytes(of: byte) { _ = write(writer, $0.baseAddress, 1) }
        }
        close(writer)
      }

      let items = try await load.value

      #expect(items == Sample.items)
    }
  }

  private func withPipe(_ body: (_ path: String) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      try #require(mkfifo(folder + "/pipe", 0o600) == 0)
      try await body(folder + "/pipe")
    }
  }
}

@Suite("Feeds: StandardInputNewsSource")
@MainActor
struct StandardInputNewsSourceTests {
  @Test func `standard input is read as a feed`() async throws {
    let items = try await source(of: Sample.array).items()

    #expect(items == Sample.items)
  }

  @Test func `every load from standard input returns the same feed`() async throws {
    let source = try source(of: Sample.array)
    let first = try await source.items()
    let second = try await source.items()

    #expect(first == Sample.items)
    #expect(second == Sample.items)
  }

  @Test func `every load from standard input throws the same error`() async throws {
    let source = try source(of: "[1,]")
    let expected = LoadError.notAFeed(reason: "line 1, column 4: expected a value, found “]”")

    for _ in 1...2 {
      await #expect(throws: expected) { try await source.items() }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `reading standard input ends with a timeout`() async throws {
    let pipe = Pipe()
    let source = StandardInputNewsSource(
      descriptor: pipe.fileHandleForReading.fileDescriptor, timeout: 0)

    await #expect(throws: LoadError.timedOut(seconds: 0)) { try await source.items() }
    try pipe.fileHandleForWriting.close()
  }

  /// The pipe, which must exist as long as the source.
  private let pipe = Pipe()

  private func source(of text: String) throws -> StandardInputNewsSource {
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
    return StandardInputNewsSource(descriptor: pipe.fileHandleForReading.fileDescriptor)
  }
}

@MainActor private func withTemporaryFile(
  holding text: String, _ body: (_ path: String) async throws -> Void
) async throws {
  try await withTemporaryFolder { folder in
    try Data(text.utf8).write(to: URL(filePath: folder + "/feed.json"))
    try await body(folder + "/feed.json")
  }
}

@MainActor private func withTemporaryFolder(_ body: (_ path: String) async throws -> Void)
  async throws
{
  let folder = try TemporaryFolder()
  try await body(folder.url.path())
  withExtendedLifetime(folder) {}
}
