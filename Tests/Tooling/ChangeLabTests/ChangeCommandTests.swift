import ArgumentParsing
import Changes
import Contract
import PatternDefinition
import Testing

@testable import ChangeLab

@Suite("Change lab: ChangeCommand")
struct ChangeCommandTests {
  private func command(_ words: String) throws -> ChangeCommand {
    try ChangeCommand(
      arguments: words.split(separator: " ").map(String.init), known: ChangeRequest.all)
  }

  @Test func `the command names a request and a pattern`() throws {
    #expect(try command("").request == nil)
    #expect(try command("banner").request?.id == "banner")
    #expect(try command("banner").pattern == nil)
    #expect(try command("banner mvp").pattern?.id == "mvp")
  }

  @Test(arguments: [
    ("format mvc --run", []),
    ("format mvc --run press*2 --xray", ["--events", "press*2", "--xray"]),
    ("format mvc --run=wait --xray=full", ["--events", "wait", "--xray=full"]),
    ("format mvc --xray --run --seed 7", ["--xray", "--seed", "7"]),
  ])
  func `the options of a run are passed on`(words: String, arguments: [String]) throws {
    let command = try command(words)

    #expect(command.runs)
    #expect(command.arguments == arguments)
  }

  @Test(arguments: [
    ("baner", "unknown change request “baner”: did you mean “banner”?"),
    ("banner mpv", "unknown pattern “mpv”: did you mean “mvp”?"),
    ("banner mvp mvc", "unexpected argument “mvc”: “change” takes a request and a pattern"),
    ("banner --run", "--run needs a request and a pattern: change banner mvp --run"),
    ("banner mvp --xray", "--xray needs --run: it shows the changed program"),
    ("banner mvp --rum", "unknown option “--rum”: did you mean “--run”?"),
    ("banner mvp --run --seed", "--seed needs a value"),
    ("banner mvp --run=", "--run needs a value"),
  ])
  func `invalid arguments get a message`(words: String, message: String) {
    #expect(throws: UsageError(message: message)) { try command(words) }
  }
}
