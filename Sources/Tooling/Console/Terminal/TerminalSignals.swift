import Foundation
import Synchronization

/// Handles the signals that end or stop the program, or report a change.
///
/// For every such signal, the terminal is restored first. Then the signal has its usual effect. The
/// handlers call only functions that are safe in a handler: no locks, no allocation.
nonisolated enum TerminalSignals {
  /// Signals that end the program, sent from outside or raised by a trap.
  private static let ending = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2,
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS,
  ]

  /// The actions before ours were installed, by signal number.
  private static let previousActions = FixedMemory(sigaction(), count: 65)
  private static let stopAction = FixedMemory(sigaction())
  /// The descriptor to which handlers write a byte when the size may have changed, or everything
  /// must be drawn again.
  private static let notices = Atomic<Int32>(-1)

  /// The descriptor that has a byte to read whenever the terminal may have changed. It is `nil` if
  /// the descriptor could not be created.
  ///
  /// The first access installs the handlers. They are installed once. If they were installed again,
  /// each handler would be its own predecessor.
  static let changes = install()

  /// Initializes everything that the handlers read, before the first of them is installed.
  private static func prepare(notifying descriptor: Int32) {
    notices.store(descriptor, ordering: .sequentiallyConsistent)
    previousActions.pointer.pointee = sigaction()
    stopAction.pointer.pointee = action { _, _, _ in TerminalSignals.stop() }
    RawMode.prepare()
  }

  private static func install() -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    prepare(notifying: ends[1])

    for signal in ending {
      install(on: signal) { signal, info, _ in TerminalSignals.end(signal, info) }
    }
    install(on: SIGTSTP) { _, _, _ in TerminalSignals.stop() }
    install(on: SIGCONT) { _, _, _ in TerminalSignals.goOn() }
    install(on: SIGWINCH) { _, _, _ in TerminalSignals.notice() }
    atexit { RawMode.close() }
    return ends[0]
  }

  private typealias Handler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  private static func install(on signal: Int32, _ handler: Handler) {
    var action = action(handler)
    let previous = previousActions.pointer + Int(signal)
    sigaction(signal, nil, previous)
    // A signal that was ignored stays ignored: `nohup` relies on that.
    if !previous.pointee.isIgnoring { sigaction(signal, &action, nil) }
  }

  private static func action(_ handler: Handler) -> sigaction {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = handler
    #else
      action.__sigaction_handler.sa_sigaction = handler
    #endif
    // After a stack overflow, the thread's stack has no space for a handler: see `SignalStack`.
    action.sa_flags = Int32(truncatingIfNeeded: SA_SIGINFO | SA_ONSTACK | SA_RESTART)
    sigfillset(&action.sa_mask)
    // A process in the background waits in a handler until the user types `fg`.
    sigdelset(&action.sa_mask, SIGTTOU)
    return action
  }

  // MARK: Inside a handler

  /// Restores the terminal, then lets the signal have its usual effect.
  private static func end(_ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?) {
    let error = errno
    // Another thread can be entering raw mode, because the program continues at the same time.
    RawMode.close()
    sigaction(signal, previousActions.pointer + Int(signal), nil)
    if !isFault(signal, code: info?.pointee.si_code ?? 0) { raise(signal) }
    errno = error
  }

  /// Returns whether the signal certainly comes from a failed instruction. The instruction runs
  /// again and fails again, so that the previous handler receives the signal with its address. A
  /// signal sent by a process must be raised again.
  ///
  /// The codes of macOS do not tell these signals apart. There, every signal is raised again. The
  /// previous handler receives it before the instruction runs again.
  private static func isFault(_ signal: Int32, code: Int32) -> Bool {
    #if canImport(Darwin)
      false
    #else
      switch signal {
      case SIGILL, SIGBUS, SIGFPE, SIGSEGV: code > 0 && code != SI_USER
      default: false
      }
    #endif
  }

  /// Restores the terminal, stops, and enters raw mode again when the user types `fg`, unless the
  /// terminal is closed.
  private static func stop() {
    let error = errno
    RawMode.restore()
    sigaction(SIGTSTP, previousActions.pointer + Int(SIGTSTP), nil)
    raise(SIGTSTP)
    var stopping = sigset_t()
    var before = sigset_t()
    sigemptyset(&stopping)
    sigaddset(&stopping, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stopping, &before)
    // The process stops here, and continues here.
    pthread_sigmask(SIG_SETMASK, &before, nil)
    sigaction(SIGTSTP, stopAction.pointer, nil)
    goOn()
    errno = error
  }

  private static func goOn() {
    let error = errno
    RawMode.enter()
    notice()
    errno = error
  }

  private static func notice() {
    let error = errno
    var byte: UInt8 = 0
    _ = write(notices.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = error
  }
}

nonisolated extension sigaction {
  fileprivate var isIgnoring: Bool {
    #if canImport(Darwin)
      let handler = unsafeBitCast(__sigaction_u.__sa_handler, to: UInt.self)
    #else
      let handler = unsafeBitCast(__sigaction_handler.sa_handler, to: UInt.self)
    #endif
    return handler == unsafeBitCast(SIG_IGN, to: UInt.self)
  }
}
