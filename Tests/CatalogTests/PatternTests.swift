import Catalog
import Contract
import Foundation
import SourceCode
import TestSupport
import Testing

@Suite("A pattern")
nonisolated struct PatternTests {
  @Test(arguments: Pattern.all)
  func `is printed as its name, even where no actor is`(pattern: Pattern) {
    #expect(String(describing: pattern as Any) == pattern.name)
  }

  @Test(arguments: Pattern.all)
  func `is named in its own doc comments, and no other pattern is`(pattern: Pattern) throws {
    let others = Pattern.all.filter { $0.id != pattern.id }.flatMap(words(for:))

    let comments = try checkout().paths(in: "Sources/\(pattern.module)").flatMap { path in
      try checkout().text(of: path).split(separator: "\n").filter { $0.hasPrefix("/// In ") }
        .map { "\(path): \($0)" }
    }

    #expect(comments.contains { comment in words(for: pattern).contains { comment.names($0) } })
    #expect(comments.filter { comment in others.contains { comment.names($0) } } == [])
  }

  /// What a sentence calls a pattern: its name, or the name of its module.
  private func words(for pattern: Pattern) -> [String] {
    return [pattern.name, pattern.name.lowercased(), pattern.module.lowercased()]
  }
}

extension String {
  /// Whether a doc comment begins with “In” and a name.
  fileprivate nonisolated func names(_ pattern: String) -> Bool {
    contains("/// In \(pattern) ") || contains("/// In \(pattern), ")
  }
}

@Suite("The README")
struct ReadmeTests {
  @Test func `tells how many patterns there are`() throws {
    let count = Pattern.all.count.inWords

    for phrase in ["built \(count) times", "## The \(count)\n"] { try expectInReadme(phrase) }
  }

  private func expectInReadme(_ phrase: String) throws {
    let isThere = try checkout().text(of: "README.md").contains(phrase)
    #expect(isThere, "README.md does not say “\(phrase)”")
  }
}
