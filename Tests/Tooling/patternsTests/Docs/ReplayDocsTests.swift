import Catalog
import PatternKit
import Reports
import TestSupport
import Testing
import ToolingSupport

@Suite("Docs: replay page")
struct ReplayDocsTests {
  @Test func `docs/replay.html equals the output of the replay command`() async throws {
    let run = try await ToolingSupport.run("patterns", ["replay"])

    try expectFile("docs/replay.html", equals: run.output)
    #expect(run.output.utf8.count <= 300_000)
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
