import Catalog
import Foundation
import PatternKit
import Recognition
import Testing
import ToolingSupport

/// What a machine lacks is taken away with `PATTERNS_WITHOUT`.
@Suite("Command line: what a machine lacks")
struct MissingCapabilityTests {
  /// A program that lacks a capability says so in these words, for X-ray of a press.
  private nonisolated static let words: [(Capability, String)] = [
    (
      .names,
      "no X-ray: this program contains no readable function names. docs/index.html shows recorded runs"
    ),
    (.tasks, "the runtime has no hook for tasks: X-ray may show a task without the change that"),
    (.hook, "the compiler inserted no hook: X-ray shows only calls on the way to a control or a"),
  ]

  @Test(arguments: words)
  func `a printed run says once what its X-ray lacks, and ends`(
    capability: Capability, words: String
  ) async throws {
    let run = try await run("mvvm", "--events", "press", "--xray", without: capability)

    #expect((run.output + run.errors).components(separatedBy: words).count == 2)
    #expect(run.output.contains("\n> press\n│ "))
    #expect(run.status == (capability == .names ? 70 : 0))
    #expect(run.output.contains("touch → Button.press()") == (capability != .names))
  }

  @Test(.needsTerminal, arguments: words)
  func `the live app says what its X-ray lacks, below the story or in its place`(
    capability: Capability, words: String
  ) async throws {
    let terminal = try PseudoTerminal(
      ["mvvm"], width: 120,
      environment: ["PATTERNS_WITHOUT": capability.rawValue])

    try await terminal.wait(for: "\n \(words)")

    try await terminal.quit()
    #expect(terminal.screen.isAsBefore)
  }

  /// In a process of its own, since a capability is taken away once.
  @Test(arguments: words)
  func `the story of a learner’s pattern says what it lacks, and names no pattern`(
    capability: Capability, words: String
  ) async {
    await #expect(processExitsWith: .success) { [capability, words] in
      setenv("PATTERNS_WITHOUT", capability.rawValue, 1)
      let pattern = try #require(Pattern.all.first { $0.id == "mvvm" })
      let lines = await Recognition.report(on: pattern)

      #expect(lines.contains { $0.hasPrefix(words) }, "\(lines)")
      #expect(!lines.contains { $0.contains("MVVM") }, "\(lines)")
    }
  }

  @Test func `the first look without function names shows the press and says why it has no story`()
    async throws
  {
    let run = try await run("mvvm", without: .names)

    #expect(run.output.contains("\n> press\n│ "))
    #expect(run.errors.hasPrefix("patterns: no X-ray: this program contains no readable function"))
    #expect(run.status == 0)
  }

  @Test func `without lines, a story has the same steps without their lines`() async throws {
    let words = ["mvvm", "--events", "press", "--xray", "--seed", "7"]
    let whole = try await run(words, without: nil)
    let run = try await run(words, without: .lines)

    func steps(_ run: End) -> [String] {
      let lines = run.output.split(separator: "\n").map(String.init)
      return lines.filter { $0.contains(" → ") }
        .map { String($0.replacing(#/ +\w+\.swift:\d+$/#, with: "").replacing(#/ +$/#, with: "")) }
        // The line of a call tells its argument.
        .map { $0.replacing(#/\((String|"\w*")\)/#, with: "(…)").replacing(#/ {2,}/#, with: "  ") }
    }
    #expect(!run.output.contains(".swift:"))
    #expect(run.output.contains("this program contains no source lines: X-ray shows steps"))
    #expect(steps(run) == steps(whole))
  }

  @Test(.needsTerminal) func `without lines, the source panel says why it marks no line`()
    async throws
  {
    let terminal = try PseudoTerminal(
      ["mvvm"], width: 120, height: 40, environment: ["PATTERNS_WITHOUT": "lines"])

    try await terminal.wait(for: ".swift · view · this program contains no source lines ─")

    try await terminal.quit()
  }

  @Test func `without llvm-symbolizer, the runtime finds the lines`() async throws {
    let words = ["mvvm", "--events", "press", "--xray", "--seed", "7"]
    let usual = try await ToolingSupport.run("patterns", words)
    let other = try await ToolingSupport.run("patterns", words, environment: ["PATH": "/nowhere"])

    #expect(usual.output.contains(".swift:"))
    #expect(other.output == usual.output)
  }

  @Test func `without libcurl, a feed of the network fails with its name, and others are shown`()
    async throws
  {
    let address = "http://127.0.0.1:9/"
    let failed = try await run(
      ["mvvm", "news", "--events", "wait", "--feed", address], without: .curl)
    let bundled = try await run(["mvvm", "news", "--events", "wait"], without: .curl)

    #expect(failed.errors == "patterns: Cannot load \(address): libcurl is not installed\n")
    #expect(failed.status == 69)
    #expect(bundled.output.contains("23K replies"))
    #expect(bundled.status == 0)
  }

  @Test func `--version lists in the language of the user what is missing`() async throws {
    let english = try await run("--version", without: .lines)
    let chinese = try await ToolingSupport.run(
      "patterns", ["--version"],
      environment: ["PATTERNS_WITHOUT": "lines", "LC_ALL": "zh_CN.UTF-8"])

    #expect(english.output.contains("\nmissing: this program contains no source lines: X-ray"))
    #expect(chinese.output.contains("\n缺少：程序里没有源代码行号：X-ray 的步骤没有行号\n"))
  }

  private func run(_ words: String..., without capability: Capability) async throws -> End {
    try await run(words, without: capability)
  }

  private func run(_ words: [String], without capability: Capability?) async throws -> End {
    try await ToolingSupport.run(
      "patterns", words, environment: ["PATTERNS_WITHOUT": capability?.rawValue ?? ""])
  }
}
