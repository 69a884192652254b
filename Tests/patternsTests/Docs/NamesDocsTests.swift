import Catalog
import Foundation
import PatternKit
import TestSupport
import Testing

@Suite("Docs: names of code")
nonisolated struct NamesDocsTests {
  @Test(arguments: Pattern.all)
  func `the code in the text of a page calls only members that the model has`(
    pattern: Pattern
  ) throws {
    let checkout = try checkout()
    let members = try Set(checkout.sources(in: "Sources/Model").flatMap(\.members).map(\.name))
    let file = MarkdownFile(try checkout.text(of: "docs/\(pattern.page)"))
    for line in file.lines where line.fence == "text" && !line.isGenerated {
      for call in line.text.matches(of: #/\bmodel\.(\w+)/#) {
        #expect(
          members.contains(String(call.1)), "docs/\(pattern.page):\(line.number): \(call.1)")
      }
    }
  }

  @Test func `each line of code of the handout stands in the sources`() throws {
    let checkout = try checkout()
    let sources = try checkout.paths(in: "Sources").filter { $0.hasSuffix(".swift") }
      .map(checkout.text).joined()
    let code = MarkdownFile(try checkout.text(of: "docs/handout.md")).lines
      .filter { $0.fence == "text" && !$0.text.hasPrefix("```") && !$0.text.hasPrefix("//") }

    #expect(!code.isEmpty)
    for line in code { #expect(sources.contains(line.text), "line \(line.number)") }
  }

  @Test(arguments: Document.all)
  func `a link with the name of a type leads to the file that declares the type`(
    document: Document
  ) throws {
    let checkout = try checkout()
    let folder = checkout.folder.appending(path: document.path).deletingLastPathComponent()
    let types = try ["Sources", "Examples"]
      .flatMap { try checkout.sources(in: $0).flatMap(\.declarations) }.map(\.name)
    let links = try checkout.text(of: document.path)
      .matches(of: #/\[`?([A-Z]\w+)`?\]\(([^)#:]+\.swift)\)/#)
    for link in links where types.contains("\(link.1)") {
      let file = folder.appending(path: String(link.2)).standardized
      let source = SourceFile("\(link.2)", try String(contentsOf: file, encoding: .utf8))
      let isDeclared = source.declarations.map(\.name).contains("\(link.1)")
      #expect(isDeclared, "\(document.path): \(link.0)")
    }
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
