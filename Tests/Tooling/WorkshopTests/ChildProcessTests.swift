import Foundation
import TestSupport
import Testing

@testable import Workshop

@Suite("A child process")
struct ChildProcessTests {
  @Test(arguments: [
    ("exit 3", ChildProcess.End.exited(3)), ("kill -SEGV $$", .crashed(signal: SIGSEGV)),
    ("kill -XCPU $$", .computedTooLong),
  ])
  func `says how it ended`(script: String, end: ChildProcess.End) async throws {
    #expect(try await run(script).end == end)
  }

  @Test func `is ended when it is there for too long`() async throws {
    #expect(try await run("sleep 60", patience: .milliseconds(200)).end == .tookTooLong)
  }

  @Test func `takes whatever it has started with it`() async throws {
    let run = try await run("(sleep 60; echo late) & echo $$")
    let leader = try #require(pid_t(run.output.trimmingCharacters(in: .whitespacesAndNewlines)))

    #expect(run.end == .exited(0))
    #expect(await isGone(group: leader))
  }

  @Test func `has an environment of its own`() async throws {
    let output = try await run(
      "echo $WORKSHOP_ONLY ${HOME-none}", environment: ["WORKSHOP_ONLY": "7"], unset: ["HOME"]
    ).output

    #expect(output == "7 none\n")
  }

  @Test func `cannot print without end`() async throws {
    let run = try await run("while :; do echo more; done", limits: .oneExercise)

    #expect(run.end == .computedTooLong)
  }

  /// Waits until nobody is left in a group. Somebody has to take note of the dead first.
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
    let folder = try ScratchFolder()
    let output = folder.url("output")
    let process = ChildProcess(
      words: ["/bin/sh", "-c", script], environment: environment, unset: unset, output: output,
      limits: limits, patience: patience)
    let end = try await process.run()
    return (end, String(decoding: try Data(contentsOf: output).prefix(1000), as: UTF8.self))
  }
}

@Suite("A lock")
struct FileLockTests {
  @Test func `is had by one at a time`() throws {
    let folder = try ScratchFolder()
    let url = folder.url("lock")
    let first = try FileLock(at: url)

    #expect(throws: SetupError.self) { try FileLock(at: url) }
    first.release()
    try FileLock(at: url).release()
  }
}
