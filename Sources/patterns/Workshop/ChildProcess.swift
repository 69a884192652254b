import Foundation

/// A program that runs until it ends, or until it has had its time.
///
/// When `run` returns, nobody whom the program has started is left.
nonisolated struct ChildProcess {
  enum End: Equatable {
    case exited(Int32)
    case crashed(signal: Int32)
    /// It computed for longer than it may.
    case computedTooLong
    /// It was there for longer than it may be.
    case tookTooLong
  }

  /// What it may use up, as a shell sets it.
  enum Limits: String {
    case none = ""
    /// Two seconds of computing, where tests take a fraction of one; no more output than
    /// somebody can read; no memory dumps.
    case oneExercise = "ulimit -S -t 2; ulimit -f 20000; ulimit -c 0; "
  }

  /// The path of the program, and what it is told.
  let words: [String]
  /// What is different in its environment from that of this program.
  var environment: [String: String] = [:]
  /// What it must not find in its environment.
  var unset: [String] = []
  /// The file that standard output and standard error go to.
  let output: URL
  var limits = Limits.none
  /// How long it may be there.
  var patience: Duration

  @concurrent func run() async throws -> End {
    // Only a process itself can lower its limits: a shell does, and becomes the program.
    let group = try ProcessGroup(
      running: ["/bin/sh", "-c", limits.rawValue + #"exec "$@""#, "sh"] + words,
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 }
        .filter { !unset.contains($0.key) },
      output: output)
    Interruption.begin { group.end() }
    let timer = Task {
      try await Task.sleep(for: patience)
      group.end()
    }
    let (end, computed) = await group.leaderEnded()
    timer.cancel()
    group.end()
    try Interruption.finish()

    if (try? await timer.value) != nil {
      // On a busy machine a loop does not get the seconds that it may have.
      return computed > .seconds(1) ? .computedTooLong : .tookTooLong
    }
    switch end {
    // Whoever prints without end computes without end.
    case .crashed(SIGXCPU), .crashed(SIGXFSZ): return .computedTooLong
    default: return end
    }
  }
}
