import Testing
import ToolingSupport

@Suite("Filter screen: program")
struct ProgramTests {
  @Test func `the program shows the same screens in MVC and in MVVM`() async throws {
    let end = try await run("filter")

    let halves = try #require(end.halves)
    #expect(halves.mvc == halves.mvvm)
    #expect(halves.mvc.contains("> detail 4.5 and above\n│  4.0 and above  [4.5 and above]"))
    #expect(end.status == 0)
  }

  @Test func `the program shows the screen after each given touch`() async throws {
    let end = try await run("filter", ["--touch=category Delivery,detail Yes , clear,detail Any"])

    let halves = try #require(end.halves)
    let steps = halves.mvvm.split(separator: "\n").filter { $0.hasPrefix("> ") }
    #expect(steps == ["> start", "> category Delivery", "> detail Yes", "> clear", "> detail Any"])
    #expect(halves.mvc == halves.mvvm)
  }

  @Test(arguments: [
    ("tick Yes", "cannot touch “tick Yes”: expected category, chip, clear or detail"),
    ("detail Yes", "the screen contains no “detail Yes”"),
  ])
  func `the program reports a touch of something unknown in one line and exits with status 64`(
    touch: String, message: String
  ) async throws {
    try await expectUsageError(message, of: "filter", ["--touch", touch])
  }
}
