import Foundation
import Synchronization

/// The signals that end the program, or stop it, and those that tell of a change.
///
/// Whichever comes, the terminal is given back first, and then the signal takes its course. The
/// handlers call nothing that is not safe in a handler: no locks, no memory to allocate.
nonisolated enum TerminalSignals {
  /// Signals that end the program, sent from outside or raised by code that traps.
  private static let ending = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2,
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS,
  ]

  /// What was to happen before ours was installed, by number of the signal.
  private static let previousActions = FixedMemory(sigaction(), count: 65)
  private static let stopAction = FixedMemory(sigaction())
  /// Where handlers write a byte when the size may have changed, or all has to be drawn again.
  private static let notices = Atomic<Int32>(-1)

  /// Where a byte can be read whenever the terminal may have changed. Returns `nil` if there is no
  /// such descriptor.
  ///
  /// The first access installs the handlers. They are installed once: installed again, each handler
  /// would be its own predecessor.
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
    atexit { RawMode.restore() }
    return ends[0]
  }

  private typealias Handler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  private static func install(on signal: Int32, _ handler: Handler) {
    var action = action(handler)
    let previous = previousActions.pointer + Int(signal)
    sigaction(signal, nil, previous)
    // A signal that was to be ignored stays so: `nohup` wants that.
    if !previous.pointee.isIgnoring { sigaction(signal, &action, nil) }
  }

  private static func action(_ handler: Handler) -> sigaction {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = handler
    #else
      action.__sigaction_handler.sa_sigaction = handler
    #endif
    // A stack that has overflowed has no room for a handler: see `SignalStack`.
    action.sa_flags = Int32(truncatingIfNeeded: SA_SIGINFO | SA_ONSTACK | SA_RESTART)
    sigfillset(&action.sa_mask)
    // Whoever is in the background waits in a handler until the user says `fg`.
    sigdelset(&action.sa_mask, SIGTTOU)
    return action
  }

  // MARK: In a handler

  /// Gives the terminal back, and lets the signal do what it would have done without us.
  private static func end(_ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?) {
    let error = errno
    RawMode.restore()
    sigaction(signal, previousActions.pointer + Int(signal), nil)
    if !isFault(signal, code: info?.pointee.si_code ?? 0) { raise(signal) }
    errno = error
  }

  /// Whether an instruction has failed. It is tried again, and fails where whoever comes next can
  /// see it. The same signal, sent by somebody, has to be sent again.
  private static func isFault(_ signal: Int32, code: Int32) -> Bool {
    switch signal {
    case SIGILL, SIGBUS, SIGFPE, SIGSEGV: code > 0 && code != SI_USER
    default: false
    }
  }

  /// Gives the terminal back, stops, and takes it again when the user says `fg`.
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
    // Here it stops, and goes on.
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
