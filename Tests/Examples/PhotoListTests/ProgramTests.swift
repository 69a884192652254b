import Testing
import ToolingSupport

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

    let output = try #require(end.halves?.mvvm)
    #expect(output.hasPrefix("\n> start\n│ Loading…\n\n> wait\n│ ▸ Lighthouse "))
    #expect(output.hasSuffix("\n\n> open\n│ Lighthouse\n│\n│ Fog over the harbour\n"))
  }

  @Test func `the program reports a usage error in one line and exits with status 64`() async throws
  {
    let events = "press, up, down, pageup, pagedown, home, end, open, close, reload or wait"
    try await expectUsageError(
      "unknown event “opne”: expected \(events)", of: "photos", ["--events", "wait,opne"])
  }
}
