import Foundation
import TestSupport
import Testing

@testable import Processes

@Suite("A program that a test starts")
struct StartedProgramTests {
  @Test func `inherits no descriptor of the test`() async throws {
    let (reading, writing) = try highDescriptors()
    defer { for descriptor in [reading, writing] { close(descriptor) } }

    let end = try await run(program: shell, ["-c", "ls /dev/fd"])

    let descriptors = end.output.split(separator: "\n").compactMap { Int32($0) }
    #expect(Set(descriptors).isSuperset(of: [0, 1, 2]))
    #expect(Set(descriptors).isDisjoint(with: [reading, writing]))
  }

  @Test func `blocks no thread on which other tasks run`() async throws {
    let signal = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: signal) }
    let script = "until test -e '\(signal.path)'; do sleep 0.01; done"

    try await withThrowingTaskGroup { group in
      for _ in 0..<(4 * ProcessInfo.processInfo.activeProcessorCount) {
        group.addTask {
          try await run(program: shell, ["-c", script], atMost: .seconds(60)).status
        }
      }
      // A task of the same pool as those that wait.
      group.addTask {
        try Data().write(to: signal)
        return 0
      }
      for try await status in group { #expect(status == 0) }
    }
  }

  @Test func `is ended after its bound, and named together with what it printed`() async throws {
    let script = "echo out; echo err >&2; exec sleep 60"

    await #expect {
      try await run(program: shell, ["-c", script], atMost: .milliseconds(300))
    } throws: { error in
      let lines = "\(error)".split(separator: "\n")
      return error is TookTooLong
        && lines == ["sh -c \(script) did not end within 0.3 seconds. It printed:", "out", "err"]
    }
  }

  @Test func `does not keep the test waiting for a program that it leaves behind`() async throws {
    let end = try await run(
      program: shell, ["-c", "sleep 60 & echo started"], atMost: .seconds(30))

    #expect(end.output == "started\n")
  }

  @Test(arguments: [("exit 3", 3), ("kill -TERM $$", 128 + SIGTERM)])
  func `reports its status, or 128 and the signal that ended it`(
    script: String, status: Int32
  ) async throws {
    #expect(try await run(program: shell, ["-c", script]).status == status)
  }

  @Test func `that does not exist is reported with its path`() async throws {
    await #expect(
      throws: ProcessGroup.StartError(
        program: "/no/such/program", reason: "No such file or directory")
    ) { try await run(program: URL(filePath: "/no/such/program"), []) }
  }

  private let shell = URL(filePath: "/bin/sh")

  /// Both ends of a pipe, at numbers that no program uses by itself. A program could inherit them.
  private func highDescriptors() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    defer { for end in ends { close(end) } }
    return (fcntl(ends[0], F_DUPFD, 200), fcntl(ends[1], F_DUPFD, 200))
  }
}
