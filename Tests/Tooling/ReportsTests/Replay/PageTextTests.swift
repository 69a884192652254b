import Foundation
import PatternKit
import Stories
import TestSupport
import Testing

@testable import Reports

@Suite("Replay: texts of the page")
struct PageTextTests {
  /// The texts in the sources of the page: in `text(…)`, in a table whose name ends in `Texts`, and in an
  /// attribute.
  private static func texts() throws -> Set<String> {
    let folder = try checkout().folder.appending(path: "Sources/Tooling/Reports/Replay/Page")
    let source = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".js") || $0.hasSuffix(".html") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
    let calls = source.matches(of: #/\btext\((?:[^'(){}]|'[^']*')*/#).map(\.0)
    let tables = source.matches(of: #/const \w+Texts = \{(?s:.*?)};/#).map(\.0)
    let literals = (calls + tables).flatMap { $0.matches(of: #/'([^']+)'/#) }.map(\.1)
    let attributes = source.matches(of: #/ data-(?:text|label)="([^"]+)"/#).map(\.1)
    return Set((literals + attributes).map(String.init))
  }

  @Test func `each text of the page has a Chinese translation`() throws {
    for text in try Self.texts() {
      #expect(Language.chinesePage[text] != nil, "\(text)")
    }
  }

  @Test func `each Chinese translation belongs to a text of the page or to a word of its data`()
    throws
  {
    let kinds = [Call.Kind.touch, .drawing, .start, .answer].map(\.rawValue)
    let events = try Demo.allCases.flatMap(RepeatedEvent.replay).map(\.text)
    let texts = try Self.texts().union(kinds).union(events)

    for text in Language.chinesePage.keys { #expect(texts.contains(text), "\(text)") }
  }

  @Test func `a Chinese translation has the same values, and the caller before the called object`()
  {
    for (text, translation) in Language.chinesePage {
      let (values, others) = (Self.values(in: text), Self.values(in: translation))
      let order = ["from", "to", "holder", "held"]
      #expect(Set(values) == Set(others), "\(text)")
      #expect(values.filter(order.contains) == others.filter(order.contains), "\(text)")
    }
  }

  private static func values(in text: String) -> [String] {
    text.matches(of: #/\{(\w+)\}/#).map { String($0.1) }
  }
}
