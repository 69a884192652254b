import Testing
import ToolingSupport

@Suite("Clock: program")
struct ProgramTests {
  @Test(arguments: [
    ("2016-01-25T09:05:07Z", "9:05:07 AM"),
    ("2016-01-25T21:05:07+08:00", "9:05:07 PM"),
    ("2016-02-29T00:00:00-03:30", "12:00:00 AM"),
  ])
  func `the program shows the given time in every time zone of the machine`(
    time: String, text: String
  ) async throws {
    for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago"] {
      let end = try await run("clock", ["--at", time], environment: ["TZ": zone])

      #expect(end.output == "MVC \(text)   MVVM \(text)\n")
      #expect(end.status == 0)
    }
  }

  @Test func `the program shows the time once if its output is not a terminal`() async throws {
    let end = try await run("clock")

    #expect(try #/MVC (\d+:\d\d:\d\d [AP]M)   MVVM \1\n/#.wholeMatch(in: end.output) != nil)
    #expect(end.status == 0)
  }

  @Test(.needsTerminal)
  func `on a terminal, the program shows the time while it runs`() async throws {
    let terminal = try PseudoTerminal(program: "clock")

    try await terminal.wait("both clocks") { $0.mainBuffer.contains("MVVM ") }
  }

  @Test(arguments: [
    (["--at", "now"], "--at takes a time such as 2016-01-25T09:05:07Z, not “now”"),
    (
      ["--at=2016-02-30T09:05:07Z"],
      "--at takes a time such as 2016-01-25T09:05:07Z, not “2016-02-30T09:05:07Z”"
    ),
  ])
  func `the program reports a usage error in one line and exits with status 64`(
    words: [String], message: String
  ) async throws {
    try await expectUsageError(message, of: "clock", words)
  }
}
