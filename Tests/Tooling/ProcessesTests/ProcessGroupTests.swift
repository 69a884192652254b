import Foundation
import PatternKit
import Testing
import ToolingSupport

@testable import Processes

@Suite("Processes: started program")
struct StartedProgramTests {
  @Test func `a started program inherits no file descriptor of the test`() async throws {
    let (reading, writing) = try highDescriptors()
    defer { for descriptor in [reading, writing] { close(descriptor) } }

    let end = try await run(program: shell, ["-c", "ls /dev/fd"])

    let descriptors = end.output.split(separator: "\n").compactMap { Int32($0) }
    #expect(Set(descriptors).isSuperset(of: [0, 1, 2]))
    #expect(Set(descriptors).isDisjoint(with: [reading, writing]))
  }

  @Test func `a running program does not block the threads of other tasks`() async throws {
    let signal = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: signal) }
    let script = "until test -e '\(signal.path)'; do sleep 0.01; done"

    try await withThrowingTaskGroup { group in
      for _ in 0..<(4 * ProcessInfo.processInfo.activeProcessorCount) {
        group.addTask {
          try await run(program: shell, ["-c", script], atMost: .seconds(60)).status
        }
      }
      // This task runs in the same pool as the waiting tasks.
      group.addTask {
        try Data().write(to: signal)
        return 0
      }
      for try await status in group { #expect(status == 0) }
    }
  }

  @Test func `the exit status is known even if the parent of this program ignores ended children`()
    async
  {
    await #expect(processExitsWith: .exitCode(3)) {
      signal(SIGCHLD, SIG_IGN)
      let group = try ProcessGroup(
        running: ["/bin/sh", "-c", "exit 7"], environment: [:], output: URL(filePath: "/dev/null"))
      exit(await group.ended(within: .seconds(60)) == .exited(7) ? 3 : 1)
    }
  }

  @Test func `a started program inherits no ignored and no blocked signal`() async {
    await #expect(processExitsWith: .success) {
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGUSR1)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      signal(SIGUSR1, SIG_IGN)
      let group = try ProcessGroup(
        running: ["/bin/sh", "-c", "kill -USR1 $$"], environment: [:],
        output: URL(filePath: "/dev/null"))
      let end = await group.ended(within: .seconds(60))
      precondition(end == .crashed(signal: SIGUSR1))
    }
  }

  @Test func `the CPU time of a process includes the time that the system spends for it`() {
    var usage = rusage()
    (usage.ru_utime.tv_sec, usage.ru_utime.tv_usec) = (1, 20)
    (usage.ru_stime.tv_sec, usage.ru_stime.tv_usec) = (300, 4_000)

    #expect(Duration(usage) == .seconds(301) + .microseconds(4_020))
  }

  @Test func `running a program that does not exist throws an error with its path`() async throws {
    await #expect(
      throws: SetupError(message: "cannot run /no/such/program: No such file or directory")
    ) { try await run(program: URL(filePath: "/no/such/program"), []) }
  }

  private let shell = URL(filePath: "/bin/sh")

  /// Returns both ends of a pipe, with descriptor numbers that no program uses by default.
  ///
  /// A started program could inherit these descriptors.
  private func highDescriptors() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    defer { for end in ends { close(end) } }
    return (fcntl(ends[0], F_DUPFD, 200), fcntl(ends[1], F_DUPFD, 200))
  }
}
