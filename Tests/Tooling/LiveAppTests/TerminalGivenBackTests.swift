import Foundation
import Testing
import ToolingSupport

@Suite("Live app: terminal restoration", .needsTerminal, .serialized)
struct TerminalGivenBackTests {
  /// Expects that screen and settings of the terminal are as before the program.
  private func expectAsBefore(_ terminal: PseudoTerminal) {
    #expect(terminal.screen.isAsBefore)
    #expect(terminal.hasSettingsOfBefore)
    #expect(terminal.screen.misunderstood == [])
  }

  @Test(arguments: [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGILL, SIGTRAP, SIGABRT,
    SIGBUS, SIGFPE, SIGSEGV, SIGSYS,
  ])
  func `the terminal is restored when a signal ends the program`(signal: Int32) async throws {
    let terminal = try PseudoTerminal(["mvvm"])
    try await terminal.wait(for: "q quit")
    #expect(!terminal.hasSettingsOfBefore)

    kill(terminal.process, signal)

    #expect(try await terminal.end() == .signal(signal))
    expectAsBefore(terminal)
  }

  @Test(
    arguments: [
      ("index", "", .signal(SIGILL), "Fatal error: Index out of range"),
      ("thread", "", .signal(SIGILL), "Fatal error: on purpose, and elsewhere"),
      ("recursion", "", .signal(SIGSEGV), ""),
      ("memory", "", .signal(SIGSEGV), ""),
      ("abort", "", .signal(SIGABRT), ""),
      ("exit", "", .status(3), ""),
      // Ctrl-C and Ctrl-Backslash, while the program hangs.
      ("loop", "\u{3}", .signal(SIGINT), ""),
      ("loop", "\u{1C}", .signal(SIGQUIT), ""),
    ] as [(String, String, PseudoTerminal.End, String)])
  func `the terminal is restored after a trap, an exit or a key that ends a program that hangs`(
    way: String, key: String, expected: PseudoTerminal.End, words: String
  ) async throws {
    let terminal = try PseudoTerminal([way], program: "Trap")
    try await terminal.wait(for: "Press a key.")
    try await terminal.type("a")
    try await terminal.type(key)

    let end = try await terminal.end()
    // The signal of a trap differs between processors, that of an overflow between systems.
    let others: [PseudoTerminal.End: PseudoTerminal.End] = [
      .signal(SIGILL): .signal(SIGTRAP), .signal(SIGSEGV): .signal(SIGBUS),
    ]
    #expect(end == expected || end == others[expected])
    expectAsBefore(terminal)
    #expect(words.isEmpty || terminal.screen.mainBuffer.contains(words))
  }

  #if os(Linux)
    // On macOS, a program needs an entitlement for this.
    @Test func `the terminal is restored before Swift prints a backtrace`() async throws {
      let terminal = try PseudoTerminal(
        ["memory"], program: "Trap",
        environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no"])
      try await terminal.wait(for: "Press a key.")
      try await terminal.type("a")

      _ = try await terminal.end()
      expectAsBefore(terminal)
      #expect(terminal.screen.mainBuffer.contains("Program crashed"))
      #expect(terminal.screen.mainBuffer.contains("Trap.swift"))
      #expect(terminal.screen.mainBuffer.contains("dereference at 0x0000000000000010"))
    }
  #endif

  @Test(arguments: [false, true])
  func `the terminal is restored on Ctrl-Z directly after a key, and drawn again on fg`(
    isResized: Bool
  ) async throws {
    // The shell runs the program as a job, and waits for a line of input before it runs `fg`.
    let terminal = try PseudoTerminal(
      ["mvvm", "button", "--seed", "7"],
      shell: #"set -m; "$0" "$@"; echo "stopped: $?"; read line; fg; echo "ended: $?""#)
    try await terminal.wait(for: "▸ [ Click me! ]")
    #expect(!terminal.hasSettingsOfBefore)
    try await terminal.type(" ")
    try await terminal.wait(for: "\n3\n▸ [ Click me! ]")
    try await terminal.type("jj\u{1A}")
    try await terminal.wait("a stopped program") { $0.mainBuffer.contains("stopped: ") }
    expectAsBefore(terminal)

    // The window can change while the program is stopped.
    if isResized { terminal.resize(width: 40, height: 12) }
    try await terminal.type("\n")
    try await terminal.wait(for: "\n3\n▸ [ Click me! ]")
    try await terminal.wait(for: "x X-ray  ? help  q quit")
    #expect(!terminal.hasSettingsOfBefore)
    try await terminal.quit()
    expectAsBefore(terminal)
    #expect(terminal.screen.mainBuffer.contains("ended: 0"))
  }

  @Test func `Ctrl-Backslash ends the program by its signal, without a backtrace`() async throws {
    let terminal = try PseudoTerminal(
      ["mvvm"], environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=yes"])
    try await terminal.wait(for: "q quit")

    try await terminal.type("\u{1C}")

    #expect(try await terminal.end() == .signal(SIGQUIT))
    expectAsBefore(terminal)
    #expect(!terminal.screen.mainBuffer.contains("crashed"))
  }

  @Test(arguments: [false, true])
  func `the end of the input quits, before the first frame and after it`(isEarly: Bool) async throws
  {
    // The shell waits for a line of input before it runs the program.
    let shell = (isEarly ? "IFS= read -r line; " : "") + #"exec "$0" "$@""#
    let terminal = try PseudoTerminal(["mvvm"], shell: shell)
    if !isEarly { try await terminal.wait(for: "q quit") }

    try await terminal.type(isEarly ? "\n\u{4}" : "\u{4}")

    #expect(try await terminal.end() == .status(0))
    expectAsBefore(terminal)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setsid")))
  func `the terminal is restored on q without a controlling terminal`() async throws {
    let terminal = try PseudoTerminal(["mvvm"], shell: #"setsid -w "$0" "$@"; echo "ended: $?""#)
    try await terminal.wait(for: "q quit")
    #expect(!terminal.hasSettingsOfBefore)

    try await terminal.type("q")

    #expect(try await terminal.end() == .status(0))
    expectAsBefore(terminal)
    #expect(terminal.screen.mainBuffer.contains("ended: 0"))
  }

  @Test func `text that is printed before a stop appears once, although the program ends later`()
    async throws
  {
    let terminal = try PseudoTerminal(
      ["print"], program: "Trap", shell: #"set -m; "$0" "$@"; echo stopped; read line; fg"#)
    try await terminal.wait(for: "Press a key.")
    try await terminal.type("a")
    try await terminal.wait(for: "It has printed.")
    try await terminal.type("\u{1A}")
    try await terminal.wait("a stopped program") { $0.mainBuffer.contains("stopped\r\n") }
    try await terminal.type("\n")
    try await terminal.wait("a continued program") { !$0.isAsBefore }
    try await terminal.type("\u{3}")

    _ = try await terminal.end()
    #expect(terminal.screen.mainBuffer.matches(of: /printed/).count == 1)
  }

  @Test func `closing the terminal restores it, and fg does not open it again`() async throws {
    let terminal = try PseudoTerminal(
      ["closed"], program: "Trap", shell: #"set -m; "$0" "$@"; fg; echo ended"#)
    try await terminal.wait(for: "Press a key.")
    try await terminal.type("a")

    #expect(try await terminal.end() == .status(0))
    expectAsBefore(terminal)
    #expect(terminal.screen.mainBuffer.contains("continued\r\n"))
  }

  @Test func `a program that ignores closed windows keeps its screen after the signal`()
    async throws
  {
    let terminal = try PseudoTerminal(["mvc"], shell: #"trap '' HUP; exec "$0" "$@""#)
    try await terminal.wait(for: "q quit")

    kill(terminal.process, SIGHUP)
    try await terminal.type("2")

    try await terminal.wait("the next pattern, on the same screen") { screen in
      screen.isAlternate && screen.frame.contains("[2 MVP]")
    }
    try await terminal.quit()
  }

  @Test func `the terminal is restored when a stopped program is killed`() async throws {
    // Some shells also continue the job that `kill %1` names. A process ID names the process only.
    let jobs = try TemporaryFile("")
    let terminal = try PseudoTerminal(
      ["mvc"], environment: ["JOBS": jobs.path],
      shell: #"""
        set -m; "$0" "$@"; echo stopped; read line
        jobs -p >"$JOBS"; read job <"$JOBS"; kill -TERM $job; fg; echo "ended: $?"
        """#)
    try await terminal.wait(for: "q quit")
    try await terminal.type("\u{1A}")
    // The shell must have the terminal: the program discards input when it restores the terminal.
    try await terminal.wait("a stopped program") { $0.mainBuffer.contains("stopped\r\n") }
    try await terminal.type("\n")

    #expect(try await terminal.end() == .status(0))
    expectAsBefore(terminal)
    #expect(terminal.screen.mainBuffer.contains("ended: 143"))
  }

  @Test(arguments: [false, true])
  func `the program ends when the window is closed`(ignoresHangUp: Bool) async throws {
    let result = try TemporaryFile("")
    let trap = ignoresHangUp ? "trap '' HUP;" : "trap : HUP;"
    let terminal = try PseudoTerminal(
      ["mvc"], shell: #"\#(trap) "$0" "$@"; echo $? >"\#(result.path)""#)
    try await terminal.wait(for: "q quit")

    terminal.hangUp()

    _ = await terminal.processEnd()
    let status = try String(contentsOfFile: result.path, encoding: .utf8)
    // The hang-up signal and the end of input arrive at the same time.
    #expect(status == "74\n" || (status == "129\n" && !ignoresHangUp))
  }
}
