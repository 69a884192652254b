import Foundation
import Model
import Testing
import ToolingSupport

@testable import Feeds
@testable import Processes

@Suite("Feeds: FileNewsSource")
@MainActor
struct FileNewsSourceTests {
  private static let limit = 16 * 1024 * 1024

  private func refusal(_ code: Int32) -> String {
    "system error. \(String(cString: strerror(code)))"
  }

  @Test func `a file that appears after a failed load is read by the next one`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.file(named: "late.json")
    let source = try FeedLocation(file.path).source()

    await #expect(throws: LoadError.noSuchFile(file.path)) { try await source.items() }
    try Data(Sample.array.utf8).write(to: file)

    #expect(try await source.items() == Sample.items)
  }

  @Test func `a file source reports why its path cannot be read`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path()
    try Data("[]".utf8).write(to: folder.file(named: "feed.json"))
    try FileManager.default.createSymbolicLink(
      atPath: path + "/link", withDestinationPath: path + "/link")

    for (name, error) in [
      ("/none.json", LoadError.noSuchFile(path + "/none.json")),
      ("", .isDirectory(path)),
      ("/link", .unreadable(path + "/link", reason: refusal(ELOOP))),
      (
        "/feed.json/x",
        .unreadable(path + "/feed.json/x", reason: refusal(ENOTDIR))
      ),
    ] {
      await #expect(throws: error) {
        try await FileNewsSource(path: path + name, timeout: patience).items()
      }
    }
  }

  @Test(
    .enabled(if: geteuid() != 0, "the superuser may read everything"),
    arguments: ["", "/feed.json"])
  func `a file source reports a file or folder without permission`(name: String) async throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path()
    try Data("[]".utf8).write(to: folder.file(named: "feed.json"))
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path + name)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path + name)
    }

    await #expect(throws: LoadError.notPermitted(path + "/feed.json")) {
      try await FileNewsSource(path: path + "/feed.json", timeout: patience).items()
    }
  }

  #if os(Linux)
    @Test func `a file source reports a read error`() async {
      // A process can open its own memory, but cannot read its first byte.
      let reason = refusal(EIO)
      await #expect(throws: LoadError.unreadable("/proc/self/mem", reason: reason)) {
        try await FileNewsSource(path: "/proc/self/mem", timeout: patience).items()
      }
    }
  #endif

  @Test func `a file source reads a file of 16 MiB and no larger one`() async throws {
    let file = try TemporaryFile(String(repeating: " ", count: Self.limit))

    let data = try FileReading.contents(of: file.path)

    #expect(data.count == Self.limit)
    try #require(FileHandle(forWritingAtPath: file.path)).truncate(atOffset: UInt64(Self.limit + 1))
    await #expect(throws: LoadError.tooLarge(limitInMiB: 16)) {
      try await FileNewsSource(path: file.path, timeout: patience).items()
    }
  }
}

@Suite("Feeds: FileNewsSource with a pipe")
@MainActor
struct PipeTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file(named: "pipe").path
    try #require(mkfifo(path, 0o600) == 0)
  }

  @Test(.timeLimit(.minutes(5)), arguments: [false, true])
  func `reading a pipe ends with a timeout if there is no writer or it stops writing`(
    hasWriter: Bool
  ) async throws {
    let writer = hasWriter ? open(path, O_RDWR | O_CLOEXEC) : -1
    defer { close(writer) }
    if hasWriter { #expect(write(writer, "[", 1) == 1) }

    await #expect(throws: LoadError.timedOut(seconds: 0)) {
      try await FileNewsSource(path: path, timeout: 0).items()
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `many loads that wait for a pipe do not block other tasks`() async throws {
    let loads = (0..<16).map { _ in
      Task { try await FileNewsSource(path: path, timeout: 600).items() }
    }

    let items = try await BundledNewsSource().items()

    #expect(!items.isEmpty)
    for load in loads { load.cancel() }
    for load in loads {
      await #expect(throws: LoadError.cancelled) { try await load.value }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `a pipe with a late writer is read to its end, and closed`() async throws {
    let load = Task { try await FileNewsSource(path: path, timeout: 600).items() }
    Thread.detachNewThread { [path] in
      // Opening the pipe waits for the reader.
      let writer = open(path, O_WRONLY | O_CLOEXEC)
      for byte in Sample.array.utf8 {
        withUnsafeBytes(of: byte) { _ = write(writer, $0.baseAddress, 1) }
      }
      close(writer)
    }

    let items = try await load.value

    #expect(items == Sample.items)
    // A pipe that no reader has open refuses a writer.
    let nextWriter = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    #expect(nextWriter == -1)
  }
}

@Suite("Feeds: PipeNewsSource")
@MainActor
struct PipeNewsSourceTests {
  /// The pipe, which must exist as long as the source.
  private let pipe = Pipe()

  private func source(timeout: Int = 600) -> PipeNewsSource {
    PipeNewsSource(descriptor: pipe.fileHandleForReading.fileDescriptor, timeout: timeout)
  }

  private func write(_ text: String) throws {
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
  }

  @Test(.timeLimit(.minutes(5)))
  func `every load from standard input returns the same feed, even at the same time`() async throws
  {
    let source = source()
    let loads = (1...8).map { _ in Task { try await source.items() } }

    try write(Sample.array)

    for load in loads { #expect(try await load.value == Sample.items) }
    #expect(try await source.items() == Sample.items)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a cancelled load from standard input says so, and does not change the next load`()
    async throws
  {
    let source = source()
    let load = Task { try await source.items() }
    await Task.yield()

    load.cancel()

    await #expect(throws: LoadError.cancelled) { try await load.value }
    try write(Sample.array)
    let items = try await source.items()
    #expect(items == Sample.items)
  }

  @Test(.timeLimit(.minutes(5)))
  func `every load from a pipe that the shell makes returns the same feed`() async throws {
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    let source = try FeedLocation("/dev/fd/\(descriptor)").source()
    try write(Sample.array)

    for _ in 1...2 { #expect(try await source.items() == Sample.items) }
  }

  @Test(.timeLimit(.minutes(5)))
  func `reading standard input ends with a timeout`() async throws {
    let source = source(timeout: 0)

    await #expect(throws: LoadError.timedOut(seconds: 0)) { try await source.items() }
    try pipe.fileHandleForWriting.close()
  }
}
