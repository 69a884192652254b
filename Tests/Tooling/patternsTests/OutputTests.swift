import Foundation
import Testing
import ToolingSupport

@Suite("patterns: output errors", .needsTerminal)
struct OutputTests {
  private nonisolated static let commands = [
    "help", "list", "--version", "mvc button --plain", "mvc button --plain --xray=json",
    "change format mvc", "hint 1",
  ]

  /// Runs a command in a shell and returns the text on the shell's terminal.
  private func terminalText(of command: String, in shell: String) async throws -> String {
    let terminal = try PseudoTerminal(
      command.split(separator: " ").map(String.init), shell: shell)
    #expect(try await terminal.end() == .status(0))
    return terminal.screen.mainBuffer.replacing("\r\n", with: "\n")
  }

  private nonisolated static let faults = [
    (redirection: ">&-", reason: "Bad file descriptor"),
    (redirection: ">/dev/full", reason: "No space left on device"),
  ].filter { $0.redirection == ">&-" || FileManager.default.fileExists(atPath: "/dev/full") }

  @Test(arguments: commands, faults)
  func `a closed output or a full device is an error that says why, with exit status 74`(
    command: String, fault: (redirection: String, reason: String)
  ) async throws {
    let script = #""$0" "$@" \#(fault.redirection); echo "status $?""#
    let text = try await terminalText(of: command, in: script)

    #expect(text == "patterns: cannot write the output: \(fault.reason)\nstatus 74\n")
  }

  @Test func `an output of which only the beginning can be written is an error too`() async throws {
    let script = #"f=$(mktemp); ulimit -f 1; "$0" "$@" >"$f"; echo "status $?"; rm "$f""#
    let text = try await terminalText(of: "help", in: script)

    #expect(text == "patterns: cannot write the output: File too large\nstatus 74\n")
  }

  @Test func `a usage error is reported before a closed standard output`() async throws {
    let text = try await terminalText(of: "list mvc", in: #""$0" "$@" >&-; echo "status $?""#)

    #expect(text == "patterns: unexpected argument “mvc”: “list” takes no arguments\nstatus 64\n")
  }

  /// A pipe buffers less than 5,000 screens. So the program still writes when the pipe is closed.
  @Test(arguments: ["", "trap '' PIPE;"])
  func `a closed pipe ends the program quietly, with or without a signal`(
    trap: String
  ) async throws {
    let events = Array(repeating: "press", count: 5000).joined(separator: ",")
    let text = try await terminalText(
      of: "mvc button --events \(events)",
      in: #"\#(trap) { "$0" "$@"; echo "status $?" >&2; } | head -n 1"#)

    let lines = text.split(separator: "\n").sorted()
    #expect(lines == ["MVC: the controller connects view and model", "status 141"])
  }
}
