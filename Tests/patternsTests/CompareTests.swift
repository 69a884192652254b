import Catalog
import Comparison
import Foundation
import PatternDefinition
import SourceCode
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
    let run = await Run("compare", "mvvm", "mvc", "mvvm", "--demo", "button")

    let head = run.output.prefix { $0 != "\n" }
    #expect(head.split(separator: " ") == ["Button", "mvvm", "mvc"])
    #expect(!run.output.contains("News list"))
  }

  @Test func `a role name may contain a space or a dash`() async {
    let dash = await Run("compare", "mvvm", "--role", "view-model")
    let blank = await Run("compare", "mvvm", "--role", "view model")

    #expect(dash.output == blank.output)
    #expect(dash.output.contains("ButtonViewModel"))
  }

  @Test func `compare without sources shows the other measurements`() async throws {
    var lines: [String] = []
    let options = try CompareOptions(arguments: ["mvc", "mvp"])

    try await Compare(options: options, checkout: nil, width: 100) { lines.append($0) }.run()

    #expect(lines.contains { $0.hasPrefix("Hops from touch") })
    #expect(
      lines.suffix(2) == [
        "Omitted, because it is not available here: Created and tested without any view; "
          + "Formats the reply count; Types · lines of code; What a test costs.",
        "To measure the sources, run the command in a checkout of the repository.",
      ])
  }

  @Test func `comparing a role without sources fails with status 66`() async throws {
    let options = try CompareOptions(arguments: ["mvc", "mvp", "--role", "view"])
    let compare = Compare(options: options, checkout: nil, width: 100) { _ in }

    let error = await #expect(throws: Checkout.NotFound.self) { try await compare.run() }

    let failure = error.map { Failure($0) }
    #expect(failure?.message == "the sources are missing: run this in a checkout of the repository")
    #expect(failure?.status == 66)
  }

  @Test(arguments: [
    ("mvcc", "unknown pattern “mvcc”: did you mean “mvc”?"),
    ("mvc --role presnter", "unknown role “presnter”: did you mean “presenter”?"),
    ("mvc --role vieuw-model", "unknown role “vieuw-model”: did you mean “view-model”?"),
    ("mvc --rle view", "unknown option “--rle”: did you mean “--role”?"),
    ("mvc --role", "--role needs a value"),
    ("mvc --demo --markdown", "--demo needs a value"),
    ("mvc --demo task", "the task demo is not compared: only three patterns have it"),
    ("mvc --demo buton", "unknown demo to compare “buton”: did you mean “button”?"),
    ("--markdown=yes", "--markdown takes no value"),
    ("--role view", "--role needs one or two patterns: patterns compare mvc mvp --role view"),
    (
      "mvc mvp mvvm --role view",
      "--role needs one or two patterns: patterns compare mvc mvp --role view"
    ),
    ("mvc --role view --markdown", "--role and --markdown cannot be combined"),
  ])
  func `the command reports a usage error in one line`(words: String, message: String) async {
    let run = await Run(arguments: ["compare"] + words.split(separator: " ").map(String.init))

    #expect(run.failure == Failure(message: message, status: 64))
    #expect(run.output == "")
  }
}
