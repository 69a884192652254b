import Foundation
import Processes

/// A program that runs until it ends, or until its time is over.
///
/// When `run` returns, no process that the program has started is left.
nonisolated struct ChildProcess {
  enum End: Equatable {
    case exited(Int32)
    case crashed(signal: Int32)
    /// It computed for longer than it may.
    case computedTooLong
    /// It ran for longer than it may.
    case tookTooLong
  }

  /// What it may use up, as a shell sets it.
  enum Limits: String {
    case none = ""
    /// Two seconds of computing, where tests take a fraction of one; no more output than
    /// a person can read; no memory dumps.
    case oneExercise = "ulimit -S -t 2; ulimit -f 20000; ulimit -c 0; "
  }

  /// The path of the program and its arguments.
  let words: [String]
  /// What is different in its environment from that of this program.
  var environment: [String: String] = [:]
  /// What it must not find in its environment.
  var unset: [String] = []
  /// The file that standard output and standard error go to.
  let output: URL
  var limits = Limits.none
  /// How long it may run.
  var patience: Duration

  func run() async throws -> End {
    // Only a process itself can lower its limits: a shell does, and becomes the program.
    let shell = ["/bin/sh", "-c", limits.rawValue + #"exec "$@""#, "sh"]
    let environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .filter { !unset.contains($0.key) }
    let group: ProcessGroup
    do {
      group = try ProcessGroup(running: shell + words, environment: environment, output: output)
    } catch {
      throw SetupError(message: error.description)
    }
    Interruption.begin { Task { await group.end() } }
    let (end, computed, tookTooLong) = await group.ended(within: patience)
    try Interruption.finish()

    // On a busy machine a loop does not get the seconds that it may have.
    if tookTooLong { return computed > .seconds(1) ? .computedTooLong : .tookTooLong }
    return switch end {
    // A program that prints without end computes without end.
    case .crashed(SIGXCPU), .crashed(SIGXFSZ): .computedTooLong
    case .crashed(let signal): .crashed(signal: signal)
    case .exited(let status): .exited(status)
    }
  }
}
