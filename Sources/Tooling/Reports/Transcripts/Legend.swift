import Foundation
import PatternKit
import Stories

/// Explains the words of printed call trees, each of them once.
struct Legend {
  /// The lines that have not been printed yet.
  private var lines: [String]

  init(in language: Language) {
    lines = language.text(.legend).components(separatedBy: "\n")
  }

  /// Returns the lines that explain these call trees and that were not returned before, between blank
  /// lines.
  mutating func newLines(for trees: [String]) -> [String] {
    if trees.isEmpty { return [] }
    let words = Set(trees.flatMap { $0.prefix { $0 != "→" }.split { " ,".contains($0) } })
      .subtracting([Notation.later[...]])
    let used = lines.filter { line in
      switch line.components(separatedBy: "  ")[0] {
      case "closure in f()": trees.contains { $0.contains("→ \(Notation.closure)") }
      case "\(Notation.times) n": trees.contains { $0.contains(Notation.times) }
      case ":25": trees.contains { $0.contains(#/:[0-9]/#) }
      // In “via P”, `P` is an example.
      case let explained:
        explained.components(separatedBy: ", ").contains { words.contains($0.prefix { $0 != " " }) }
      }
    }
    lines.removeAll(where: used.contains)
    return used.isEmpty ? [""] : [""] + used + [""]
  }
}
