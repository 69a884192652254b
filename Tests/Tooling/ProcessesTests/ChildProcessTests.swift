import Foundation
import PatternKit
import Processes
import Testing

@Suite("Processes: ChildProcess")
struct ChildProcessTests {
  @Test(arguments: [
    ("exit 3", ChildProcess.End.exited(3)), ("kill -SEGV $$", .crashed(signal: SIGSEGV)),
    ("kill -XCPU $$", .computedTooLong),
  ])
  func `a child process reports how it ended`(script: String, end: ChildProcess.End) async throws {
    #expect(try await run(script).end == end)
  }

  @Test func `a child process that exceeds its time limit is ended`() async throws {
    #expect(try await run("sleep 60", timeLimit: .milliseconds(200)).end == .tookTooLong)
  }

  @Test func `a child process that ignores the interrupt is killed`() async throws {
    let run = try await run("trap '' INT; sleep 60; echo survived", timeLimit: .milliseconds(1))

    #expect(run.end == .tookTooLong)
    #expect(run.output == "")
  }

  @Test func `ending a child process also ends the processes that it started`() async throws {
    let folder = try TemporaryFolder()
    let pipe = folder.file(named: "pipe").path
    try #require(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }

    let run = try await run("exec 3>'\(pipe)'; echo started >&3; sleep 60 &")

    #expect(run.end == .exited(0))
    #expect(await text(at: reader) == "started\n")
  }

  @Test func `a child process has given variables instead of inherited ones, and no removed ones`()
    async throws
  {
    let output = try await run(
      "echo $WORKSHOP_ONLY $PATH ${HOME-none}",
      environment: ["WORKSHOP_ONLY": "7", "PATH": "/given"], unset: ["HOME"]
    ).output

    #expect(output == "7 /given none\n")
  }

  @Test func `a child process that prints endlessly is stopped`() async throws {
    let run = try await run("exec yes", limits: .oneExercise)

    #expect(run.end == .computedTooLong)
  }

  /// Returns the text that processes write to a pipe, as soon as none of them is left, and `nil`
  /// if one is still there after five seconds.
  private func text(at reader: Int32) async -> String? {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var bytes = [UInt8](repeating: 0, count: 100)
        let count = max(0, read(reader, &bytes, bytes.count))
        var request = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
        var more: UInt8 = 0
        // The end of the text is readable too: then nothing is read.
        let isOver = poll(&request, 1, 5000) == 1 && read(reader, &more, 1) == 0
        continuation.resume(
          returning: isOver ? String(decoding: bytes[..<count], as: UTF8.self) : nil)
      }
    }
  }

  private func run(
    _ script: String, environment: [String: String] = [:], unset: [String] = [],
    limits: ChildProcess.Limits = .none, timeLimit: Duration = .seconds(20)
  ) async throws -> (end: ChildProcess.End, output: String) {
    let folder = try TemporaryFolder()
    let output = folder.file(named: "output")
    let end = try await ChildProcess.run(
      ["/bin/sh", "-c", script], environment: environment, unset: unset, output: output,
      limits: limits, timeLimit: timeLimit)
    return (end, String(decoding: try Data(contentsOf: output).prefix(1000), as: UTF8.self))
  }
}

@Suite("Workshop: FileLock")
struct FileLockTests {
  @Test func `a command waits for the file lock, and says so once`() async throws {
    let folder = try TemporaryFolder()
    let url = folder.file(named: "lock")
    var announcements = 0
    let first = try await FileLock.acquire(at: url) { announcements += 1 }
    #expect(announcements == 0)

    try await FileLock.acquire(at: url) {
      announcements += 1
      first.release()
    }.release()
    try await FileLock.acquire(at: url) { announcements += 1 }.release()

    #expect(announcements == 1)
  }

  @Test func `a lock file that cannot be opened is an error, and no command waits for it`()
    async throws
  {
    let folder = try TemporaryFolder()
    let url = folder.file(named: "lock")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)

    await #expect(throws: SetupError(message: "cannot write \(url.path): Is a directory")) {
      // A command that waits gets the lock, so that the test ends.
      try await FileLock.acquire(at: url) { try? FileManager.default.removeItem(at: url) }.release()
    }
  }
}
