import Dispatch
public import Foundation
import Synchronization

/// A program that was started, together with every program that it starts.
///
/// Foundation’s `Process` is not suitable. On Linux it waits until every descendant has ended. A
/// pipe of one program also stays open in every program that is started meanwhile.
public final class ProcessGroup: Sendable {
  /// How the leader ended.
  public enum End: Equatable, Sendable {
    case exited(Int32)
    case crashed(signal: Int32)
  }

  /// The process that was started. It leads the group.
  public let leader: pid_t
  /// Whether the leader has been reaped. Its number can then belong to other processes.
  private let isReaped = Mutex(false)
  /// How the leader ended, and the CPU time of the leader and its children.
  private let endings: AsyncStream<(end: End, computed: Duration)>

  /// Starts a program as the leader of a new group.
  ///
  /// The program inherits no other descriptor and no blocked or ignored signal. Throws `SetupError`
  /// if it cannot be executed.
  ///
  /// - Parameters:
  ///   - words: The path of the program and its arguments.
  ///   - input: The file for standard input, or `nil` for an empty input.
  ///   - output: The file for standard output.
  ///   - errors: The file for standard error, or `nil` for the file of standard output.
  ///   - leadsSession: Whether the first terminal that the program opens becomes its own.
  public init(
    running words: [String], environment: [String: String], input: URL? = nil, output: URL,
    errors: URL? = nil, leadsSession: Bool = false
  ) throws {
    // If the parent of this program ignores the signal, the system reaps children and loses how they
    // ended.
    signal(SIGCHLD, SIG_DFL)
    let spawning = Spawning()
    spawning.open(STDIN_FILENO, input?.path ?? "/dev/null", O_RDONLY)
    spawning.open(STDOUT_FILENO, output.path, O_WRONLY | O_CREAT | O_TRUNC)
    if let errors {
      spawning.open(STDERR_FILENO, errors.path, O_WRONLY | O_CREAT | O_TRUNC)
    } else {
      spawning.duplicate(STDOUT_FILENO, as: STDERR_FILENO)
    }
    leader = try spawning.start(words, environment, leadsSession: leadsSession)
    let (endings, ended) = AsyncStream<(end: End, computed: Duration)>.makeStream()
    self.endings = endings
    // A thread of its own: it blocks, and reaps the leader even if no task waits for the end.
    Thread.detachNewThread { [self] in
      ended.yield(reapLeader())
      ended.finish()
    }
  }

  /// Blocks until the leader has ended, and then kills the rest of the group.
  private func reapLeader() -> (end: End, computed: Duration) {
    // Until it is reaped, the leader keeps the number of the group.
    var information = siginfo_t()
    while waitid(P_PID, id_t(leader), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    return isReaped.withLock { isReaped in
      kill(-leader, SIGKILL)
      var status: Int32 = 0
      var usage = rusage()
      wait4(leader, &status, 0, &usage)
      isReaped = true
      // Swift does not import the macros that decode a status.
      let signal = status & 0x7F
      return (
        signal == 0 ? .exited((status >> 8) & 0xFF) : .crashed(signal: signal),
        Duration(usage.ru_utime) + Duration(usage.ru_stime)
      )
    }
  }

  /// Waits until the leader has ended and the rest of the group is killed.
  ///
  /// Call it once for each group.
  ///
  /// - Parameter bound: The time after which the whole group is ended.
  /// - Returns: How the leader ended, its CPU time, and whether it was ended because of `bound`.
  public func ended(
    within bound: Duration
  ) async -> (end: End, computed: Duration, tookTooLong: Bool) {
    let timer = Task {
      try await Task.sleep(for: bound)
      end()
    }
    var iterator = endings.makeAsyncIterator()
    guard let (end, computed) = await iterator.next() else {
      preconditionFailure("the end of a process can be read once")
    }
    timer.cancel()
    return (end, computed, tookTooLong: (try? await timer.value) != nil)
  }

  /// Interrupts every process of the group, as Ctrl-C does. Kills the remaining processes a second
  /// later.
  ///
  /// `swift build` passes the interrupt on to compilers, which lead their own groups.
  public func end() {
    send(SIGINT)
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { self.send(SIGKILL) }
  }

  private func send(_ signal: Int32) {
    isReaped.withLock { if !$0 { kill(-leader, signal) } }
  }
}

extension Duration {
  fileprivate init(_ time: timeval) {
    self = .seconds(Int64(time.tv_sec)) + .microseconds(Int64(time.tv_usec))
  }
}
