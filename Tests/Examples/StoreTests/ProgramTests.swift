import Foundation
import Testing
import ToolingSupport

@Suite("Store: program")
struct ProgramTests {
  @Test func `the program prints the story of a press if its output is not a terminal`()
    async throws
  {
    let end = try await run("store")

    #expect(end.output.hasPrefix("One press of the button:\n\ntouch → "))
    #expect(end.output.contains("ButtonReducer.reduce("))
    #expect(end.status == 0)
  }

  @Test func `the story is in the language that --lang selects`() async throws {
    let end = try await run("store", ["button", "--lang", "zh"])

    #expect(end.output.hasPrefix("按钮的一次点击：\n\ntouch → "))
    #expect(end.output.contains("这种模式不像六种中的任何一种：单向数据流"))
  }

  @Test(.needsTerminal)
  func `the program runs live in the language of the environment, and ends with its story`()
    async throws
  {
    let terminal = try PseudoTerminal(
      ["button"], program: "store", width: 120, height: 50, environment: ["LC_ALL": "zh_CN.UTF-8"])
    try await terminal.wait(for: "? 帮助  q 退出")

    try await terminal.type(" ")
    try await terminal.wait(for: "ButtonReducer.reduce(")
    try await terminal.type("?")
    try await terminal.wait(for: "Examples/Store/Pattern/ButtonReducer.swift")
    try await terminal.quit()
    #expect(terminal.screen.mainBuffer.contains("按钮的一次点击："))
  }

  @Test(.needsTerminal)
  func `the program reports that the terminal was closed, and exits with 74`() async throws {
    let errors = try TemporaryFile("")
    let terminal = try PseudoTerminal(
      ["button"], program: "store", environment: ["ERRORS": errors.path],
      shell: #"trap '' HUP; "$0" "$@" 2>"$ERRORS"; echo "status $?" >>"$ERRORS""#)
    try await terminal.wait(for: "[ Click me! ]")

    terminal.hangUp()

    _ = await terminal.processEnd()
    let text = try String(contentsOfFile: errors.path, encoding: .utf8)
    #expect(text == "patterns: the terminal was closed\nstatus 74\n")
  }

  @Test(arguments: [
    (["task"], "unknown demo “task”: expected news, button"),
    (["buton"], "unknown demo “buton”: did you mean “button”?"),
    (["news", "button"], "unexpected argument “button”: expected one demo"),
  ])
  func `the program reports an invalid argument and exits with 64`(
    arguments: [String], message: String
  ) async throws {
    try await expectUsageError(message, of: "store", arguments)
  }
}
