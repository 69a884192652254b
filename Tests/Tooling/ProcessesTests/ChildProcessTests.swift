import Foundation
import Processes
import TestSupport
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
    #expect(try await run("sleep 60", patience: .milliseconds(200)).end == .tookTooLong)
  }

  @Test func `ending a child process also ends the processes that it started`() async throws {
    let run = try await run("(sleep 60; echo late) & echo $$")
    let leader = try #require(pid_t(run.output.trimmingCharacters(in: .whitespacesAndNewlines)))

    #expect(run.end == .exited(0))
    #expect(await isGone(group: leader))
  }

  @Test func `a child process has only the given environment`() async throws {
    let output = try await run(
      "echo $WORKSHOP_ONLY ${HOME-none}", environment: ["WORKSHOP_ONLY": "7"], unset: ["HOME"]
    ).output

    #expect(output == "7 none\n")
  }

  @Test func `a child process that prints endlessly is stopped`() async throws {
    let run = try await run("exec yes", limits: .oneExercise)

    #expect(run.end == .computedTooLong)
  }

  /// Waits until a process group has no processes, and returns whether it has none.
  ///
  /// The group exists until its ended processes have been reaped.
  @concurrent private func isGone(group: pid_t) async -> Bool {
    let bound = ContinuousClock.now + .seconds(5)
    while kill(-group, 0) == 0 {
      guard ContinuousClock.now < bound else { return false }
      await Task.yield()
    }
    return true
  }

  private func run(
    _ script: String, environment: [String: String] = [:], unset: [String] = [],
    limits: ChildProcess.Limits = .none, patience: Duration = .seconds(20)
  ) async throws -> (end: ChildProcess.End, output: String) {
    let folder = try TemporaryFolder()
    let output = folder.file(named: "output")
    let process = ChildProcess(
      words: ["/bin/sh", "-c", script], environment: environment, unset: unset, output: output,
      limits: limits, patience: patience)
    let end = try await process.run()
    return (end, String(decoding: try Data(contentsOf: output).prefix(1000), as: UTF8.self))
  }
}

@Suite("Workshop: FileLock")
struct FileLockTests {
  @Test func `only one holder has the file lock at a time`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file(named: "lock")
    let first = try FileLock(at: url)

    #expect(throws: SetupError.self) { try FileLock(at: url) }
    first.release()
    try FileLock(at: url).release()
  }

  @Test func `a command waits for the file lock, and says so once`() async throws {
    let folder = try TemporaryFolder()
    let url = folder.file(named: "lock")
    let first = try FileLock(at: url)

    var announcements = 0
    try await FileLock.acquire(at: url) {
      announcements += 1
      first.release()
    }.release()
    try await FileLock.acquire(at: url) { announcements += 1 }.release()

    #expect(announcements == 1)
  }
}
