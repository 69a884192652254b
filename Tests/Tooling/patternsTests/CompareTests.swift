import Catalog
import PatternKit
import Reports
import TestSupport
import Testing

@testable import patterns

@Suite("patterns: compare")
struct CompareTests {
  @Test func `compare without arguments compares the patterns of each purpose in both demos`() async
  {
    let run = await Run("compare")

    #expect(run.failure == nil)
    let lines = run.output.split(separator: "\n")
    for (demo, purpose) in [
      ("Button", Pattern.Purpose.splitsScreen), ("News list", .connectsObjects),
    ] {
      let ids = Pattern.all.filter { $0.purpose == purpose }.map(\.id)
      let title = "\(demo): \(purpose.rawValue.lowercased())"
      let head = lines.first { $0.hasPrefix(title) }?.dropFirst(title.count).split(separator: " ")
      #expect(head?.map(String.init) == ids)
    }
  }

  @Test func `compare shows each named pattern once, in the given order`() async {
    let run = await Run("compare mvvm mvc mvvm --demo button")

    let head = run.output.prefix { $0 != "\n" }
    #expect(head.split(separator: " ") == ["Button", "mvvm", "mvc"])
    #expect(!run.output.contains("News list"))
  }

  @Test func `compare leaves out rows in which all patterns are equal, unless --all shows them`()
    async
  {
    let few = await Run("compare mvp mvvm --demo button").output
    let all = await Run("compare mvp mvvm --demo button --all").output

    let rows = [few, all].map { $0.split(separator: "\n").map { $0.prefix(19) } }
    #expect(
      rows[0].contains("  lines of the view") && !rows[0].contains { $0.hasPrefix("  the view") })
    #expect(
      rows[1].contains("  lines of the view") && rows[1].contains { $0.hasPrefix("  the view") })
  }

  @Test func `compare prints its table last, and how it measures only with --notes`() async {
    let line = "compare delegate notification --demo button"
    let table = await Run(line).output
    let notes = await Run("\(line) --notes").output

    #expect(notes.hasPrefix("How each is measured, and what it does not show:\n"))
    #expect(notes.hasSuffix("\n\(table)"))
    // A row that the table leaves out is not explained.
    #expect(!notes.contains("· Steps") && notes.contains("· Types · lines of code"))
    #expect(!table.contains("How each is measured"))
  }

  @Test func `the steps of a press in compare are the lines that X-ray prints`() async {
    let table = await Run("compare mvc --demo button").output
    let story = await Run("mvc --events press --xray").output

    let steps = story.split(separator: "\n").drop { !$0.hasPrefix("touch → ") }
    #expect(table.contains("\n  from touch to label  \(steps.count)\n"))
  }

  @Test func `compare has 100 columns if there is no window`() async throws {
    let options = try CompareOptions(arguments: ["mvc", "--demo", "button"])
    var lines: [String] = []
    var expected: [String] = []

    try await options.run(in: checkout(), width: nil) { lines.append($0) }
    try await options.run(in: checkout(), width: 100) { expected.append($0) }

    #expect(lines == expected)
  }

  @Test func `compare without sources fails with status 66`() async throws {
    let options = try CompareOptions(arguments: [])

    let error = await #expect(throws: Checkout.NotFound.self) {
      try await options.run(in: nil, width: nil) { _ in }
    }

    let failure = error.map { Failure($0) }
    #expect(failure?.message == "the sources are missing: run this in a checkout of the repository")
    #expect(failure?.status == 66)
  }
}
