import Catalog
import Foundation
import PatternKit
import TestSupport
import Testing

@Suite("Pattern")
nonisolated struct PatternTests {
  @Test(arguments: Pattern.all)
  func `the doc comments of a pattern name that pattern and no other`(pattern: Pattern) throws {
    let others = Pattern.all.filter { $0.id != pattern.id }.flatMap(words(for:))

    let comments = try checkout().paths(in: "Sources/\(pattern.module)").flatMap { path in
      try checkout().text(of: path).split(separator: "\n").filter { $0.hasPrefix("/// In ") }
        .map { "\(path): \($0)" }
    }

    #expect(comments.contains { comment in words(for: pattern).contains { comment.names($0) } })
    #expect(comments.filter { comment in others.contains { comment.names($0) } } == [])
  }

  /// Returns the names of a pattern in a sentence: its own name and that of its module.
  private func words(for pattern: Pattern) -> [String] {
    return [pattern.name, pattern.name.lowercased(), pattern.module.lowercased()]
  }
}

extension String {
  /// Returns whether a doc comment begins with “In” and the name.
  fileprivate nonisolated func names(_ pattern: String) -> Bool {
    contains("/// In \(pattern) ") || contains("/// In \(pattern), ")
  }
}
