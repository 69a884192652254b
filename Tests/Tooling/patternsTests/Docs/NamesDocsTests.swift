import PatternKit
import TestSupport
import Testing

@Suite("Docs: names of code")
nonisolated struct NamesDocsTests {
  @Test func `each line of code of the handout stands in the sources`() throws {
    let checkout = try checkout()
    let sources = try checkout.paths(in: "Sources").filter { $0.hasSuffix(".swift") }
      .map(checkout.text).joined()
    let code = MarkdownFile(try checkout.text(of: "docs/handout.md")).lines
      .filter { $0.fence == "text" && !$0.text.hasPrefix("```") && !$0.text.hasPrefix("//") }

    #expect(!code.isEmpty)
    for line in code { #expect(sources.contains(line.text), "line \(line.number)") }
  }

  @Test(
    arguments: [
      "docs/development.md", "docs/lesson.md", "docs/zh/lesson.md",
      ".devcontainer/devcontainer.json",
    ])
  func `a page names the container image of the workflow`(path: String) throws {
    let image = #/swift:\d+\.[\w.-]+/#
    let workflow = try checkout().text(of: ".github/workflows/ci.yml").firstMatch(of: image)?.0

    let images = try checkout().text(of: path).matches(of: image).map(\.0)
    #expect(Set(images) == Set([workflow]))
  }
}
