import Dispatch
import Foundation
import Processes
import Testing

/// A program that runs in its own pseudo-terminal. The test acts as the user.
///
/// No method blocks a thread. Every wait has a time limit.
@MainActor
package final class PseudoTerminal {
  /// The screen that the user sees.
  package private(set) var screen: EmulatedTerminal
  package let process: pid_t

  private let master: Int32
  private let settingsBefore: termios
  private let events: AsyncStream<Event>
  private let send: AsyncStream<Event>.Continuation
  private let reader: DescriptorReader
  private let group: ProcessGroup
  private let ending: Task<ProcessGroup.End, Never>
  private var isOver = false
  private var hasHungUp = false

  private nonisolated enum Event: Sendable {
    case bytes([UInt8])
    case isOver
    case bound(Int)
  }

  /// Whether the system supports pseudo-terminals.
  package nonisolated static var isAvailable: Bool {
    guard let ends = try? makeEnds() else { return false }
    close(ends.master)
    return true
  }

  /// Returns the user's end of a new terminal and the path of the other end.
  private nonisolated static func makeEnds() throws -> (master: Int32, path: String) {
    func failure(_ what: String) -> TestFailure {
      TestFailure("cannot open a pseudo-terminal: \(what): \(String(cString: strerror(errno)))")
    }
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard master >= 0 else { throw failure("/dev/ptmx") }
    #if canImport(Darwin)
      guard grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else {
        throw failure("the other end")
      }
      return (master, String(cString: name))
    #else
      // Replaces `unlockpt` and `ptsname`, which are not available to Swift on Linux.
      let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      var (isLocked, number): (Int32, UInt32) = (0, 0)
      guard ioctl(master, setLock, &isLocked) == 0, ioctl(master, getNumber, &number) == 0 else {
        throw failure("the other end")
      }
      return (master, "/dev/pts/\(number)")
    #endif
  }

  /// Starts one of the built programs, which are in the same folder as the tests.
  ///
  /// - Parameter shell: A script for a shell, with the program as `$0` and its arguments after it.
  ///   If `nil`, the program itself is the session leader.
  package init(
    _ arguments: [String] = [], program: String = "patterns", width: Int = 80, height: Int = 24,
    environment: [String: String] = [:], shell: String? = nil
  ) throws {
    let path: String
    (master, path) = try Self.makeEnds()
    // The size can be set only while the other end is open.
    let other = open(path, O_RDWR | O_NOCTTY)
    defer { close(other) }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(other, F_SETFD, FD_CLOEXEC)
    screen = EmulatedTerminal(width: width, height: height)
    Self.setSize(of: master, width, height)
    guard let settings = termios(of: master) else {
      throw TestFailure("the pseudo-terminal has no settings")
    }
    settingsBefore = settings

    let words = shell.map { ["/bin/sh", "-c", $0] } ?? []
    let group = try Self.start(
      words + [builtProgram(program).path] + arguments, on: path, environment)
    (self.group, process) = (group, group.leader)
    ending = Task { await group.ended(within: .seconds(300)) }

    (events, send) = AsyncStream.makeStream()
    // A descriptor of its own: it must stay open until the reader ends, which takes time.
    let reading = fcntl(master, F_DUPFD_CLOEXEC, 0)
    reader = DescriptorReader(reading) { [send] in
      var bytes = [UInt8](repeating: 0, count: 65536)
      let count = read(reading, &bytes, bytes.count)
      if count > 0 { send.yield(.bytes(Array(bytes[..<count]))) }
      // No process has the other end open.
      let isOver = count == 0 || count < 0 && errno != EAGAIN && errno != EINTR
      if isOver { send.yield(.isOver) }
      return !isOver
    }
  }

  isolated deinit {
    if !isOver { kill(process, SIGKILL) }
    hangUp()
  }

  // MARK: User input

  package func type(_ text: String) async throws {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN || errno == EINTR {
        await Task.yield()
      } else {
        throw TestFailure("cannot type “\(text)”: \(String(cString: strerror(errno)))")
      }
    }
  }

  package func resize(width: Int, height: Int) {
    screen.resize(width: width, height: height)
    Self.setSize(of: master, width, height)
  }

  /// Closes the window, which ends the terminal.
  package func hangUp() {
    // The number of a closed descriptor soon belongs to another file, so it must not be closed again.
    guard !hasHungUp else { return }
    hasHungUp = true
    reader.cancel()
    close(master)
  }

  // MARK: Screen

  /// Waits until the screen fulfills `condition`.
  package func wait(
    _ what: String, atMost bound: Duration = .seconds(60),
    until condition: (EmulatedTerminal) -> Bool
  ) async throws {
    if condition(screen) { return }
    let number = Int.random(in: 0...Int.max)
    let seconds = Double(bound.components.seconds)
    let alarm = DispatchWorkItem { [send] in send.yield(.bound(number)) }
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: alarm)
    defer { alarm.cancel() }
    for await event in events {
      switch event {
      case .bytes(let bytes):
        screen.receive(bytes)
        if condition(screen) { return }
      case .isOver:
        isOver = true
        throw TestFailure("the program ended before the terminal showed \(what):\n\(all)")
      case .bound(number):
        throw TestFailure("the terminal did not show \(what), but:\n\(all)")
      case .bound: break
      }
    }
  }

  package func wait(for text: String) async throws {
    try await wait("“\(text)”") { $0.isAlternate && $0.frame.contains(text) }
  }

  private var all: String { screen.isAlternate ? screen.frame : screen.mainBuffer }

  /// Whether the terminal settings are the same as before the program started.
  package var hasSettingsOfBefore: Bool {
    termios(of: master).map { $0.description == settingsBefore.description } ?? false
  }

  /// Whether Ctrl-S stops the output of the terminal. Otherwise it is a key.
  package var stopsOnControlS: Bool {
    termios(of: master).map { $0.c_iflag & tcflag_t(IXON) != 0 } ?? true
  }

  // MARK: End of the program

  package nonisolated enum End: Hashable {
    case status(Int32)
    case signal(Int32)
  }

  package func end() async throws -> End {
    while !isOver {
      do { try await wait("an end") { _ in false } } catch {
        guard isOver else { throw error }
      }
    }
    return await processEnd()
  }

  /// Types the key that quits a live demo, and expects that the program ends with status 0.
  package func quit(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await type("q")

    #expect(try await end() == .status(0), sourceLocation: sourceLocation)
  }

  /// Waits until the process ends, independently of the terminal.
  package func processEnd() async -> End {
    switch await ending.value {
    case .exited(let status): .status(status)
    case .crashed(let signal): .signal(signal)
    case .computedTooLong, .tookTooLong: .signal(SIGKILL)
    }
  }

  // MARK: Starting

  private static func setSize(of master: Int32, _ width: Int, _ height: Int) {
    var size = winsize()
    (size.ws_col, size.ws_row) = (UInt16(width), UInt16(height))
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Starts a program as a session leader. Its terminal is the first one that it opens.
  ///
  /// The shell opens the terminal. On macOS, the files of a new process are opened before it becomes
  /// a session leader, so that `ProcessGroup` cannot do it. But the file that `ProcessGroup` opens
  /// keeps the terminal open until then. Otherwise the user's end would report an end.
  private static func start(
    _ words: [String], on terminal: String, _ environment: [String: String]
  ) throws -> ProcessGroup {
    let terminalVariables = ["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no"]
    let variables = testEnvironment.merging(terminalVariables) { $1 }.merging(environment) { $1 }
    let openTerminal = ["/bin/sh", "-c", #"exec <>"$0" >&0 2>&0; exec "$@""#, terminal]
    return try ProcessGroup(
      running: openTerminal + words, environment: variables, output: URL(filePath: terminal),
      leadsSession: true)
  }
}

nonisolated extension Trait where Self == ConditionTrait {
  /// Skips tests where no pseudo-terminal can be had.
  package static var needsTerminal: Self {
    .enabled(if: PseudoTerminal.isAvailable, "no pseudo-terminal can be had here")
  }
}

nonisolated extension termios {
  /// Reads the settings of a terminal. Returns `nil` if the descriptor is no terminal.
  fileprivate init?(of descriptor: Int32) {
    self.init()
    guard tcgetattr(descriptor, &self) == 0 else { return nil }
  }

  /// The settings as text, for comparison.
  ///
  /// `PENDIN` is omitted. The kernel of macOS sets it when a program restores `ICANON`.
  fileprivate var description: String {
    let characters = withUnsafeBytes(of: c_cc) { Array($0) }
    return "\(c_iflag) \(c_oflag) \(c_cflag) \(c_lflag & ~tcflag_t(PENDIN)) \(characters)"
  }
}
