import Catalog
import Console
package import PatternKit

extension Pattern {
  /// Throws `UsageError` if no pattern has this name.
  package static func named(_ word: String) throws -> Pattern {
    let known = all.first { $0.isNamed(word) }
    return try known ?? all.named(word.lowercased(), "pattern", by: \.id)
  }

  /// Whether a word is the ID of the pattern, or its module or its title in any spelling: `direct-coupling`.
  package func isNamed(_ word: String) -> Bool {
    let letters = word.lowercased().filter { !" -_".contains($0) }
    let titles = [id, module, name].map { $0.lowercased().filter { $0 != " " } }
    return titles.contains(letters)
  }

  /// Throws `UsageError` if the pattern has no such demo.
  package func demo(named word: String) throws -> PatternDemo {
    guard let demo = Demo(rawValue: word) else {
      throw UsageError(unknown: "demo", word, known: demos.map(\.kind.rawValue))
    }
    guard let demo = self[demo] else {
      let others = demos.map { LocalizedText("\($0.kind.rawValue)") }.joined(separator: " and ")
      throw UsageError(message: "\(title) has no \(word) demo, only \(others)")
    }
    return demo
  }
}
