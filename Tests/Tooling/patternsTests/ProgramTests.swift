import Foundation
import Processes
import Testing
import ToolingSupport

@Suite("patterns: program")
struct ProgramTests {
  @Test(arguments: [("", "", false), ("1", "", true), ("0", "", false), ("1", "1", false)])
  func `a pipe gets colours only with FORCE_COLOR and without NO_COLOR`(
    force: String, no: String, isColoured: Bool
  ) async throws {
    let end = try await ToolingSupport.run(
      "patterns", ["mvp", "button", "--events", "press, press"],
      environment: ["FORCE_COLOR": force, "NO_COLOR": no])

    #expect(end.output.contains("\u{1B}[") == isColoured)
  }

  @Test(arguments: [[], ["--lang", "en"]])
  func `the environment selects the language unless --lang does`(options: [String]) async throws {
    let end = try await ToolingSupport.run(
      "patterns", ["hint", "1"] + options, environment: ["LC_ALL": "", "LANG": "zh_CN.UTF-8"])

    #expect(end.status == 0)
    #expect(end.output.hasPrefix(options.isEmpty ? "1 一个问题\n" : "1 A question\n"))
  }

  @Test(arguments: [["mvmm", "--lang", "zh"], ["--lang=zh", "mvmm"]])
  func `an error is in the language of the arguments, and what was typed stays as it is`(
    arguments: [String]
  ) async throws {
    let end = try await ToolingSupport.run("patterns", arguments)

    #expect(end.status == 64)
    #expect(end.errors == "patterns: 未知的模式或命令“mvmm”：是不是“mvvm”？\n")
  }

  @Test func `an error message contains no control characters`() async throws {
    let end = try await run("mvc", "--feed", "/\u{1B}[31mnone\u{7}", "--events", "wait")

    #expect(end.status == 66)
    #expect(end.errors == "patterns: No such file: /[31mnone\n")
  }

  @Test func `a closed standard input is named when a feed is read from it`() async throws {
    let end = try await runInShell(
      #"exec 0<&-; exec "$0" "$@""#, "mvc", "--feed", "-", "--events", "wait")

    #expect(end.status == 66)
    #expect(
      end.errors == "patterns: Cannot read standard input: system error. Bad file descriptor\n")
  }

  @Test(arguments: [
    ("ulimit -f 1; exec", "page", "page: File too large"),
    ("exec", "new/", "new/: this is the name of a folder"),
    ("exec", "nowhere/page", "nowhere/page: No such file or directory"),
    ("exec", "/tmp", "/tmp: Is a directory"),
    (
      #"N=$(printf '\377'); set -- replay button -o "$N"; exec"#, "",
      "�: the name is not valid UTF-8"
    ),
    ("mkdir old; cd old; rmdir ../old; exec", "page", "page: the current folder was deleted"),
  ])
  func `a page that cannot be written leaves the former page as it is`(
    command: String, path: String, reason: String
  ) async throws {
    // A runner of tests can ignore the signal of a file that is too large. The program would inherit that.
    signal(SIGXFSZ, SIG_DFL)
    let folder = try TemporaryFolder()
    try Data("former".utf8).write(to: folder.file(named: "page"))

    let end = try await runInShell(
      #"cd "\#(folder.url.path)"; \#(command) "$0" "$@""#, "replay", "button", "-o", path)

    #expect(end.status == 74)
    #expect(end.errors == "patterns: cannot write the output: \(reason)\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["page"])
    #expect(try Data(contentsOf: folder.file(named: "page")) == Data("former".utf8))
  }

  @Test func `a page for a pipe is written into the pipe`() async throws {
    let folder = try TemporaryFolder()

    let end = try await runInShell(
      #"cd "\#(folder.url.path)"; mkfifo pipe; cat pipe & "$0" "$@"; test -p pipe || kill $!; wait"#,
      "replay", "button", "-o", "pipe")

    #expect(end.errors == "")
    #expect(end.output.hasPrefix("<!doctype html>"))
  }

  @Test func `a load reaches the network before its timeout with 256 open files`() async throws {
    let end = try await runInShell(
      #"ulimit -n 256; exec "$0" "$@""#, "mvc", "--feed", "http://127.0.0.1:1", "--events", "wait")

    #expect(end.status == 69)
    #expect(
      end.errors
        == "patterns: No answer from 127.0.0.1, port 1: the host does not accept the connection\n")
  }

  @Test(arguments: [
    ["mvp", "button", "--seed", "7", "--events", "press", "--xray=full"], ["replay", "button"],
  ])
  func `a program without its sources reports that it shows no source lines`(
    words: [String]
  ) async throws {
    let folder = try TemporaryFolder()
    let program = folder.file(named: "patterns")
    // A descriptor of this process could be inherited by another test’s child. The copy would be busy.
    try #require(
      await ToolingSupport.run(
        program: URL(filePath: "/bin/cp"), [builtProgram("patterns").path, program.path]
      ).status == 0)

    let end = try await ToolingSupport.run(
      program: URL(filePath: "/bin/sh"),
      ["-c", #"cd "$(dirname "$0")" && exec "$0" "$@""#, program.path] + words)

    #expect(end.status == 0)
    #expect(end.output.contains("ButtonPresenter"))
    #expect(
      end.errors == """
        patterns: no source lines: the sources are missing: run this in a checkout of the repository

        """)
  }

  private func run(_ arguments: String...) async throws -> End {
    try await ToolingSupport.run("patterns", arguments)
  }

  /// Runs a script of a shell, with the program as `$0` and its arguments after it.
  private func runInShell(_ script: String, _ arguments: String...) async throws -> End {
    try await ToolingSupport.run(
      program: URL(filePath: "/bin/sh"), ["-c", script, builtProgram("patterns").path] + arguments)
  }
}
