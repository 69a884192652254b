public import Foundation
import PatternKit
import Synchronization

/// A program that was started, together with every program that it starts.
///
/// Foundation’s `Process` is not sufficient: on Linux it waits until every descendant has ended, it cannot
/// end them, and it starts no session, which a program needs to have a terminal of its own.
public final class ProcessGroup: Sendable {
  /// How the leader ended.
  public enum End: Equatable, Sendable {
    case exited(Int32)
    case crashed(signal: Int32)
    /// It exceeded its limit of CPU time or of output, as an endless loop does.
    case computedTooLong
    /// It exceeded its limit of elapsed time.
    case tookTooLong
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
        Duration(usage)
      )
    }
  }

  /// Waits until the leader has ended and the rest of the group is killed.
  ///
  /// Call it once for each group.
  ///
  /// - Parameter bound: The time after which the whole group is ended.
  public func ended(within bound: Duration) async -> End {
    let timer = Task {
      try await Task.sleep(for: bound)
      end()
    }
    var iterator = endings.makeAsyncIterator()
    guard let (end, computed) = await iterator.next() else {
      preconditionFailure("the end of a process can be read once")
    }
    timer.cancel()
    if (try? await timer.value) != nil {
      // On a busy machine, a loop may not reach its limit of CPU time.
      return computed > .seconds(1) ? .computedTooLong : .tookTooLong
    }
    return [.crashed(signal: SIGXCPU), .crashed(signal: SIGXFSZ)].contains(end)
      ? .computedTooLong : end
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
  /// The CPU time of a process, in its own code and in that of the system.
  init(_ usage: rusage) {
    self = [usage.ru_utime, usage.ru_stime].reduce(.zero) {
      $0 + .seconds(Int64($1.tv_sec)) + .microseconds(Int64($1.tv_usec))
    }
  }
}

/// The preparations for one `posix_spawn`.
private final class Spawning {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
  #else
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
  #endif

  init() {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
  }

  deinit {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  func open(_ descriptor: Int32, _ path: String, _ flags: Int32) {
    posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
  }

  func duplicate(_ descriptor: Int32, as copy: Int32) {
    posix_spawn_file_actions_adddup2(&actions, descriptor, copy)
  }

  /// Starts the program, and returns its process. It inherits no other descriptor. Throws `SetupError` if
  /// the program cannot be executed.
  func start(
    _ words: [String], _ environment: [String: String], leadsSession: Bool
  ) throws -> pid_t {
    let group = leadsSession ? Self.newSession : POSIX_SPAWN_SETPGROUP
    let flags = group | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | closeEverythingElse()
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawnattr_setpgroup(&attributes, 0)
    // The threads that run tasks block signals, and the program would inherit that.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)

    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, words[0], &actions, &attributes, arguments, variables)
    guard error == 0 else {
      throw SetupError(message: "cannot run \(words[0]): \(LocalizedText(errorNumber: error))")
    }
    return process
  }

  #if canImport(Darwin)
    private static let newSession: Int32 = 0x0400

    private func closeEverythingElse() -> Int32 { Int32(POSIX_SPAWN_CLOEXEC_DEFAULT) }
  #else
    private static let newSession: Int32 = 0x80

    /// Closes all other descriptors. Glibc has a file action for it, which Swift does not import.
    private func closeEverythingElse() -> Int32 {
      typealias AddCloseFrom =
        @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
      let name = "posix_spawn_file_actions_addclosefrom_np"
      if let symbol = dlsym(dlopen(nil, RTLD_NOW), name) {
        _ = unsafeBitCast(symbol, to: AddCloseFrom.self)(&actions, STDERR_FILENO + 1)
      }
      return 0
    }
  #endif
}
