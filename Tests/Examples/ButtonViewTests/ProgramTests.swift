import PatternKit
import TestSupport
import Testing
import ToolingSupport

@Suite("Button view: program")
struct ProgramTests {
  @Test(arguments: [("mvc", "MVC model"), ("mvp", "2333"), ("mvvm", "2333")])
  func `the program shows the first text of a pattern, and a digit after each press`(
    pattern: String, firstText: String
  ) async throws {
    let end = try await run("button-view", [pattern, "--seed", "7"])

    let steps = [("start", firstText), ("press", "3"), ("press", "0"), ("press", "9")]
    let frames = steps.map { "\n> \($0)\n│ \($1)\n│ [ Click me! ]\n" }
    #expect(end.output == "\(pattern.uppercased())\n\(frames.joined())")
    #expect(end.status == 0)
  }

  @Test func `the program shows all three patterns if no pattern is given`() async throws {
    let end = try await run("button-view")

    let names = end.output.split(separator: "\n").filter { $0.hasPrefix("MV") }
    #expect(names == ["MVC", "MVP", "MVVM"])
  }

  @Test func `the README shows the output of the program`() async throws {
    let page = try checkout().text(of: "Examples/ButtonView/README.md")

    let end = try await run("button-view", ["mvc", "--seed", "7"])
    #expect(page.contains("```text\n\(end.output)```"))
  }

  @Test func `the program reports an unknown pattern in one line and exits with status 64`()
    async throws
  {
    try await expectUsageError(
      "unknown pattern “delegate”: expected mvc, mvp or mvvm", of: "button-view", ["delegate"])
  }
}
