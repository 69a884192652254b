import Foundation

/// A program and whatever it has started.
///
/// `Process` of Foundation is of no use here: on Linux it waits until nobody is left who was
/// started by the program.
nonisolated struct ProcessGroup {
  private let leader: pid_t

  /// Starts a program as the leader of a new group, with nothing to read.
  ///
  /// - Parameters:
  ///   - words: The path of the program, and what it is told.
  ///   - output: The file that it writes to.
  init(running words: [String], environment: [String: String], output: URL) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output.path, flags, 0o600)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    let options = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(options))
    posix_spawnattr_setpgroup(&attributes, 0)
    // Threads that do work for others hold signals back, and a program would inherit that.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)

    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var leader: pid_t = 0
    let error = posix_spawn(&leader, words[0], &actions, &attributes, arguments, variables)
    guard error == 0 else {
      throw SetupError(message: "cannot run \(words[0]): \(String(cString: strerror(error)))")
    }
    self.leader = leader
  }

  /// Waits until the leader has ended, whatever becomes of the others.
  ///
  /// - Returns: How it ended, and for how long it had computed.
  func leaderEnded() async -> (end: ChildProcess.End, computed: Duration) {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        var status: Int32 = 0
        var usage = rusage()
        while wait4(leader, &status, 0, &usage) == -1, errno == EINTR {}
        // The macros that take a status apart are not there in Swift.
        let signal = status & 0x7F
        continuation.resume(
          returning: (
            signal == 0 ? .exited((status >> 8) & 0xFF) : .crashed(signal: signal),
            Duration(usage.ru_utime) + Duration(usage.ru_stime)
          ))
      }
    }
  }

  /// Asks all to end, as Ctrl-C does, and ends whoever is still there a second later.
  ///
  /// A build that is asked takes the compilers with it, which have groups of their own.
  func end() {
    guard kill(-leader, SIGINT) == 0 else { return }
    let bound = ContinuousClock.now + .seconds(1)
    while kill(-leader, 0) == 0, ContinuousClock.now < bound { usleep(5000) }
    kill(-leader, SIGKILL)
  }
}

nonisolated extension Duration {
  fileprivate init(_ time: timeval) {
    self = .seconds(Int64(time.tv_sec)) + .microseconds(Int64(time.tv_usec))
  }
}
