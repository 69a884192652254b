import Changes
import Inputs
import PatternKit
import Testing
import UITesting

@testable import Reports

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
    ("baner", "unknown change request “baner”: did you mean “banner”?"),
    ("banner mpv", "unknown pattern “mpv”: did you mean “mvp”?"),
    ("banner mvp mvc", "unexpected argument “mvc”: “change” takes a request and a pattern"),
    ("banner mvp --run", "unexpected argument “--run”: “change” takes a request and a pattern"),
  ])
  func `invalid arguments get a message`(words: String, message: String) {
    #expect(throws: UsageError(message: message)) { try command(words) }
  }
}
