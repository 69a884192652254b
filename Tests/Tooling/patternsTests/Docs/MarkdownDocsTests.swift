import Foundation
import PatternKit
import TestSupport
import Testing
import ToolingSupport

@Suite("Docs: Markdown")
nonisolated struct MarkdownDocsTests {
  /// The check, shared by all tests because it reads all test sources.
  private static let check = Result { try MarkdownCheck(checkout()) }

  private let check: MarkdownCheck

  init() throws {
    check = try Self.check.get()
  }

  @Test(arguments: Document.all)
  func `every document has working links, pictures, files and commands`(document: Document)
    async throws
  {
    let complaints = await check.complaints(
      about: document.path, try check.checkout.text(of: document.path))

    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  @Test func `the picture of the architecture shows every target of the sources`() throws {
    let text = try check.checkout.text(of: "docs/development.md")
    let picture = text.split(separator: "```")[1]
    for folder in ["Sources", "Sources/Tooling"] {
      let folder = check.checkout.folder.appending(path: folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where !name.contains(".") && name != "Tooling" {
        #expect(picture.contains(" \(name)"), "\(name)")
      }
    }
  }

  @Test func `the table of where to change what names files and folders that exist`() throws {
    let text = try check.checkout.text(of: "docs/development.md")
    let section = text.components(separatedBy: "\n## ").first { $0.hasPrefix("Where to change") }
    let places = try #require(section).split(separator: "\n").filter { $0.hasPrefix("| ") }
      .flatMap { row in row.split(separator: "|").last?.matches(of: #/`([^`]+)`/#).map(\.1) ?? [] }
    let paths = try ["Sources", "Tests", "Examples"].flatMap { folder in
      let url = check.checkout.folder.appending(path: folder)
      return try FileManager.default.subpathsOfDirectory(atPath: url.path)
        .map { "/\(folder)/\($0)" }
    }

    #expect(places.count > 40)
    for place in places {
      let isFound = paths.contains {
        $0.hasSuffix("/\(place)") || $0.hasSuffix("/\(place).swift")
      }
      #expect(isFound, "\(place)")
    }
  }

  @Test(arguments: ["person", "photos", "filter", "clock", "store"])
  func `each command of a page that runs an example is valid`(program: String) async throws {
    let start = "swift run \(program)"
    let commands = try Document.all.flatMap { document in
      let file = MarkdownFile(try check.checkout.text(of: document.path))
      return (file.commands + file.codeSpans).map(\.text)
    }
    let words = Set(commands.map { GeneratedBlocks.arguments($0) })
      .filter { $0.starts(with: start.split(separator: " ").map(String.init)) }

    #expect(!words.isEmpty)
    for words in words {
      let end = try await run(program, Array(words.dropFirst(3)))
      #expect(end.status == 0, "\(words): \(end.errors)")
    }
  }
}
