import Foundation

/// A program that runs until it ends, or until it has had its time.
///
/// It is the leader of a process group. When `run` returns, nobody of the group is left.
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
    /// Three seconds of computing, where tests take a fraction of one; no more output than
    /// somebody can read; no memory dumps.
    case oneExercise = "ulimit -S -t 3; ulimit -f 20000; ulimit -c 0; "
  }

  /// The path of the program, and what it is told.
  let words: [String]
  /// What is different in its environment from that of this program.
  var environment: [String: String] = [:]
  /// What it must not find in its environment.
  var unset: [String] = []
  /// Where standard output and standard error go.
  let output: URL
  var limits = Limits.none
  /// How long it may be there.
  var patience: Duration

  @concurrent func run() async throws -> End {
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    defer { try? handle.close() }
    let process = Process()
    // Only a process itself can lower its limits: a shell does, and becomes the program.
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", limits.rawValue + #"exec "$@""#, "sh"] + words
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { $1 }
      .filter { name, _ in !unset.contains(name) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle

    let (ends, continuation) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in continuation.finish() }
    let computedBefore = Self.secondsOfChildren()
    try process.run()
    let group = ProcessGroup(of: process.processIdentifier)
    let interruption = Interruption { group.end() }
    let timer = Task {
      try await Task.sleep(for: patience)
      group.end()
      return true
    }
    for await _ in ends {}
    timer.cancel()
    interruption.cancel()
    group.end()

    if (try? await timer.value) == true {
      // On a busy machine a loop does not get the seconds that it may have.
      return Self.secondsOfChildren() - computedBefore > 1 ? .computedTooLong : .tookTooLong
    }
    guard process.terminationReason == .uncaughtSignal else {
      return .exited(process.terminationStatus)
    }
    switch process.terminationStatus {
    // Whoever prints without end computes without end.
    case SIGXCPU, SIGXFSZ: return .computedTooLong
    case let signal: return .crashed(signal: signal)
    }
  }
}

nonisolated extension ChildProcess {
  /// How long programs that were run from here and have ended have computed.
  fileprivate static func secondsOfChildren() -> Int {
    let children: Int32 = -1  // RUSAGE_CHILDREN, which is no number on Linux
    var usage = rusage()
    getrusage(children, &usage)
    return usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
  }
}

/// A process and whatever it has started.
private nonisolated struct ProcessGroup {
  /// What `kill` calls the group.
  private let target: pid_t

  init(of leader: pid_t) {
    // A process that shares our group must be ended alone.
    target = getpgid(leader) == leader || getpgid(leader) == -1 ? -leader : leader
  }

  /// Asks all to end, as Ctrl-C does, and ends whoever is still there a second later.
  ///
  /// A build that is asked takes the compilers with it, which have groups of their own.
  func end() {
    guard kill(target, SIGINT) == 0 else { return }
    let bound = ContinuousClock.now + .seconds(1)
    while kill(target, 0) == 0, ContinuousClock.now < bound { usleep(5000) }
    kill(target, SIGKILL)
  }
}

/// Ends this program in good order when the user wants it to end: Ctrl-C, or a closed window.
private nonisolated struct Interruption {
  private let sources: [any DispatchSourceSignal]
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// - Parameter cleanUp: Called before the program ends.
  init(cleanUp: @escaping @Sendable () -> Void) {
    sources = Self.signals.map { number in
      // Or else the signal ends the program before the source hears of it.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        cleanUp()
        exit(128 + number)
      }
      source.resume()
      return source
    }
  }

  func cancel() {
    for source in sources { source.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}
