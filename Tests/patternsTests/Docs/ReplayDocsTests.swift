import Catalog
import PatternKit
import Reports
import TestSupport
import Testing

@Suite("Docs: replay page")
struct ReplayDocsTests {
  @Test func `docs/replay.html equals the output of the replay command`() async throws {
    let run = try await TestSupport.run("patterns", ["replay"])

    try expectFile("docs/replay.html", equals: run.output)
    #expect(run.output.utf8.count <= 300_000)
  }

  @Test(arguments: ["six"] + Pattern.all.map(\.id), ["light", "dark"])
  func `a picture in docs/images equals the output of the replay command`(
    name: String, appearance: String
  ) async throws {
    let names = name == "six" ? [] : [name]
    let options = try ReplayOptions(
      arguments: ["--poster"] + names + (appearance == "dark" ? ["--dark"] : []))

    var picture = ""
    try await options.write(showing: nil) { picture = "\($0)\n" }

    #expect(picture.hasPrefix("<svg"))
    try expectFile("docs/images/\(name)-\(appearance).svg", equals: picture)
  }

  @Test(arguments: Pattern.all)
  func `the page of a pattern shows its picture in both appearances`(pattern: Pattern) throws {
    let page = try checkout().text(of: "docs/\(pattern.page)")

    for appearance in ["light", "dark"] {
      #expect(page.contains("\"images/\(pattern.id)-\(appearance).svg\""))
    }
  }
}
