import Feeds
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

      await #expect(throws: LoadError.notPermitted(path)) {
        try await FileNewsSource(path: path).items()
      }
    }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may search every folder"))
  func `says that a folder may not be searched`() async throws {
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

  @Test func `says that links lead in a circle`() async throws {
    try await withTemporaryFolder { folder in
      let link = folder + "/link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: link)
      let reason = String(cString: strerror(ELOOP))

      await #expect(throws: LoadError.unreadable(link, reason: reason)) {
        try await FileNewsSource(path: link).items()
      }
    }
  }

  @Test func `says that a file is no folder`() async throws {
    try await withTemporaryFile(holding: "[]") { path in
      let reason = String(cString: strerror(ENOTDIR))

      await #expect(throws: LoadError.unreadable(path + "/feed", reason: reason)) {
        try await FileNewsSource(path: path + "/feed").items()
      }
    }
  }

  #if os(Linux)
    @Test func `says that reading a file failed`() async {
      // A process can open its own memory, and cannot read the first byte of it.
      let reason = String(cString: strerror(EIO))
      await #expect(throws: LoadError.unreadable("/proc/self/mem", reason: reason)) {
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

  @Test func `reads the file again each time`() async throws {
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

@Suite("FileNewsSource: a pipe")
struct PipeTests {
  @Test(.timeLimit(.minutes(5)))
  func `without a writer is given up in time`() async throws {
    try await withPipe { path in
      await #expect(throws: LoadError.timedOut(seconds: 1)) {
        try await FileNewsSource(path: path, timeout: 1).items()
      }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `whose writer falls silent is given up in time`() async throws {
    try await withPipe { path in
      let writer = open(path, O_RDWR | O_CLOEXEC)
      defer { close(writer) }
      #expect(write(writer, "[", 1) == 1)

      await #expect(throws: LoadError.timedOut(seconds: 1)) {
        try await FileNewsSource(path: path, timeout: 1).items()
      }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `leaves other tasks their threads, however many loads wait for it`() async throws {
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
  func `is read up to its end, though its writer comes late`() async throws {
    try await withPipe { path in
      let load = Task { try await FileNewsSource(path: path, timeout: 600).items() }
      Thread.detachNewThread {
        // Waits for the reader.
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

@Suite("StandardInputNewsSource")
struct StandardInputNewsSourceTests {
  @Test func `reads a feed`() async throws {
    let items = try await source(of: Sample.array).items()

    #expect(items == Sample.items)
  }

  @Test func `gives the same feed again: standard input can be read once`() async throws {
    let source = try source(of: Sample.array)
    let first = try await source.items()
    let second = try await source.items()

    #expect(first == Sample.items)
    #expect(second == Sample.items)
  }

  @Test func `gives the same error again`() async throws {
    let source = try source(of: "[1,]")
    let expected = LoadError.notAFeed(reason: "line 1, column 4: expected a value, found “]”")

    for _ in 1...2 {
      await #expect(throws: expected) { try await source.items() }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `gives up in time`() async throws {
    let pipe = Pipe()
    let source = StandardInputNewsSource(
      descriptor: pipe.fileHandleForReading.fileDescriptor, timeout: 1)

    await #expect(throws: LoadError.timedOut(seconds: 1)) { try await source.items() }
    try pipe.fileHandleForWriting.close()
  }

  /// The pipe must live as long as the source.
  private let pipe = Pipe()

  private func source(of text: String) throws -> StandardInputNewsSource {
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
    return StandardInputNewsSource(descriptor: pipe.fileHandleForReading.fileDescriptor)
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
