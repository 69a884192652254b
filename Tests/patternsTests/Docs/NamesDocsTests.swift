import Catalog
import Foundation
import PatternKit
import TestSupport
import Testing

@Suite("Docs: names and numbers in prose")
struct NamesDocsTests {
  /// Names of Apple’s frameworks, and of code outside this package.
  private static let foreign: Set = [
    "CAAnimation", "CLLocationManager", "onSubmit", "LoginOutput", "showDetail", "ICommand",
    "FaviconDidBecomeAvailable", "FaviconDownloader", "LocalAccountRefresher", "ObservableObject",
    "SearchService", "SearchViewModel", "account", "didLogIn", "didUpdate", "sink", "willSet",
    "viewModelDidChange", "LoginFormatter", "layoutSubviews", "updateProperties",
    "withContinuousObservation", "onReceive", "XXXView", "YourPattern", "YourNews",
    "T1348647853363", "talks", "observingKeyPath", "ObservedObject", "StateObject", "dynamic",
    "objc",
  ]

  private static let words = Result { try words(in: ["Sources", "Tests", "Examples"]) }
  private static let wordsOfPatterns = Result { try words(in: ["Sources", "Tests"]) }

  private static func words(in folders: [String]) throws -> Set<String> {
    let checkout = try checkout()
    let sources = try folders.flatMap { try checkout.sources(in: $0) }
    return Set(
      sources.flatMap(\.tokens).flatMap { $0.text.matches(of: #/\w+/#).map { String($0.0) } })
  }

  @Test(arguments: Document.all)
  func `a page names only types and members that the sources contain`(document: Document) throws {
    let file = MarkdownFile(try checkout().text(of: document.path))
    // The page of a pattern names no type of an example.
    let isOfPattern = Pattern.all.contains { document.path == "docs/\($0.id).md" }
    let words = try (isOfPattern ? Self.wordsOfPatterns : Self.words).get()
    for span in file.codeSpans where !file.lines[span.line - 1].isGenerated {
      guard let name = span.text.wholeMatch(of: #/([A-Za-z_]\w*)(\.swift|\([\w:]*\))?/#) else {
        continue
      }
      let word = String(name.1)
      if word.hasPrefix("UI") || word.hasPrefix("NS") { continue }
      #expect(
        words.contains(word) || Self.foreign.contains(word),
        "\(document.path):\(span.line): \(word)")
    }
  }

  @Test(arguments: Pattern.all)
  func `the code in the text of a page calls only members that the model has`(
    pattern: Pattern
  ) throws {
    let checkout = try checkout()
    let members = try Set(checkout.sources(in: "Sources/Model").flatMap(\.members).map(\.name))
    let file = MarkdownFile(try checkout.text(of: "docs/\(pattern.id).md"))
    for line in file.lines where line.fence == "text" && !line.isGenerated {
      for call in line.text.matches(of: #/\bmodel\.(\w+)/#) {
        #expect(
          members.contains(String(call.1)), "docs/\(pattern.id).md:\(line.number): \(call.1)")
      }
    }
  }

  @Test func `the numbers in the text of the comparison are those of its tables`() throws {
    let lines = MarkdownFile(try checkout().text(of: "docs/compare.md")).lines
    let tables = lines.filter(\.isGenerated).map(\.text).joined(separator: "\n")
    let prose = lines.filter { !$0.isGenerated && $0.fence == nil }.map(\.text)
      .joined(separator: " ")
    let row = try #require(tables.firstMatch(of: #/all but model .*· (\d+)/#))

    #expect(prose.firstMatch(of: #/MVVM’s (\d+) lines/#)?.1 == row.1)
    for pair in prose.matches(of: #/`(\d+ · \d+)`/#) { #expect(tables.contains(pair.1)) }
  }
}
