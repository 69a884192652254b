import TestSupport
import Testing

@Suite("Photo list: program")
struct ProgramTests {
  @Test func `the program shows the same screens in MVC and in MVVM`() async throws {
    let end = try await run("photos")

    let halves = try #require(end.halves)
    #expect(halves.mvc == halves.mvvm)
    #expect(halves.mvc.contains("│ Loading…\n"))
    #expect(halves.mvc.contains("│ This item is not for sale "))
    #expect(end.status == 0)
  }

  @Test func `the program shows the screen after each given event`() async throws {
    let end = try await run("photos", ["--events", "wait,open"])

    #expect(
      end.halves?.mvvm == """

        > start
        │ Loading…

        > wait
        │ ▸ Lighthouse                                              2016-01-25
        │   [PNG 16×16] Fog over the harbour
        │   Grandmother                                             2016-01-27
        │   [GIF 1×1] Her kitchen, the day before she moved
        │   Market                                                  2016-02-03
        │   Oranges, five minutes to eight

        > open
        │ Lighthouse
        │
        │ Fog over the harbour

        """)
  }

  private nonisolated static let events =
    "press, up, down, pageup, pagedown, home, end, open, close, reload or wait"

  @Test(arguments: [
    (["--evnets", "open"], "unknown option “--evnets”: did you mean “--events”?"),
    (
      ["--events", "wait,opne"],
      "unknown event “opne”: expected \(events)"
    ),
  ])
  func `the program reports a usage error in one line and exits with status 64`(
    words: [String], message: String
  ) async throws {
    try await expectUsageError(message, of: "photos", words)
  }
}
