import Catalog
import Inputs
package import PatternKit

extension Pattern {
  /// Throws `UsageError` if no pattern has this ID.
  package static func named(_ word: String) throws -> Pattern {
    try all.named(word.lowercased(), "pattern", by: \.id)
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
