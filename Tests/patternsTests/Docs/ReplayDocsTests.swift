import Catalog
import Foundation
import PatternKit
import Reports
import TestSupport
import Testing

@Suite("Docs: replay page")
struct ReplayDocsTests {
  @Test func `docs/replay.html equals the output of the replay command`() async throws {
    let run = try await TestSupport.run("patterns", ["replay"])

    if !rewritesDocs {
      let present = try Story.all(in: checkout().text(of: "docs/replay.html"))
      for (old, new) in zip(present, try Story.all(in: run.output)) {
        let step = zip(old.steps, new.steps).prefix { $0 == $1 }.count
        try #require(
          old == new,
          """
          \(new.event), step \(step + 1): \((old.steps + ["none"])[step]) in docs/replay.html, \
          \((new.steps + ["none"])[step]) now. Refresh: swift run patterns replay -o docs/replay.html
          """)
      }
    }
    try expectFile("docs/replay.html", equals: run.output)
    #expect(run.output.utf8.count <= 300_000)
  }

  /// The steps of an event of a page.
  private struct Story: Equatable {
    let event: String
    let steps: [String]

    private struct Document: Decodable {
      struct Call: Decodable { let words, type, function: String }
      struct Demo: Decodable { let id: String, events: [String], runs: [Run] }
      struct Run: Decodable { let pattern: String, events: [Event] }
      struct Event: Decodable { let steps: [Step] }
      struct Step: Decodable { let call: Int }
      let calls: [Call]
      let demos: [Demo]
    }

    static func all(in page: String) throws -> [Story] {
      let data = page.split(separator: "application/json\">")[1].prefix { $0 != "<" }
      let document = try JSONDecoder().decode(Document.self, from: Data(data.utf8))
      return document.demos.flatMap { demo in
        demo.runs.flatMap { run in
          zip(demo.events, run.events).map { name, event in
            let calls = event.steps.map { document.calls[$0.call] }
            return Story(
              event: "\(run.pattern), \(demo.id), \(name)",
              steps: calls.map { "\($0.words) → \($0.type).\($0.function)" })
          }
        }
      }
    }
  }

  @Test(arguments: ["six"] + Pattern.all.map(\.id), Language.allCases)
  func `a picture in docs/images equals the output of the replay command`(
    name: String, language: Language
  ) async throws {
    let options = try ReplayOptions(arguments: ["--poster"] + (name == "six" ? [] : [name]))

    var picture = ""
    try await options.write(showing: nil, in: language) { picture = "\($0)\n" }

    #expect(picture.hasPrefix("<svg"))
    let suffix = language == .chinese ? "-zh" : ""
    try expectFile("docs/images/\(name)\(suffix).svg", equals: picture)
  }

  @Test(arguments: Pattern.all)
  func `the page of a pattern shows its picture in both languages`(pattern: Pattern) throws {
    let page = try checkout().text(of: "docs/\(pattern.page)")
    let chinese = try checkout().text(of: "docs/zh/\(pattern.page)")

    #expect(page.contains("\"images/\(pattern.id).svg\""))
    #expect(chinese.contains("\"../images/\(pattern.id)-zh.svg\""))
  }
}
