package import PatternKit
import TerminalUI

extension UsageError {
  /// Reports an unknown word, and the nearest known word. If none is near, reports the expected
  /// words, by default all known words.
  package init(
    unknown kind: LocalizedText, _ word: String, known: [String], expected: LocalizedText? = nil
  ) {
    let advice: LocalizedText =
      known.nearest(to: word).map { "did you mean “\($0)”?" }
      ?? "expected \(expected ?? known.map { "\($0)" as LocalizedText }.joined(separator: ", "))"
    self.init(message: "unknown \(kind) “\(word.fitted(to: 60))”: \(advice)")
  }
}

extension Sequence {
  /// Throws `UsageError` if no element has this name.
  ///
  /// - Parameters:
  ///   - kind: What the word should name, such as `pattern`.
  ///   - name: The name of an element.
  package func named(
    _ word: String, _ kind: LocalizedText, expected: LocalizedText? = nil,
    by name: (Element) -> String
  ) throws -> Element {
    guard let element = first(where: { name($0) == word }) else {
      throw UsageError(unknown: kind, word, known: map(name), expected: expected)
    }
    return element
  }
}

nonisolated extension [String] {
  /// Returns the element to which the fewest letters must be added, and from which the fewest removed, to
  /// get `word`. If several are equally near, returns one with the same letters, or else the first.
  ///
  /// Returns `nil` if no element is near: at most a third of its letters may differ, or one letter.
  func nearest(to word: String) -> String? {
    let letters = [Character](word.lowercased().prefix(60))
    guard !letters.isEmpty else { return nil }
    // A replaced letter is removed and added.
    let near = map { ($0, distance: letters.difference(from: [Character]($0)).count) }
      .filter { $0.distance <= Swift.max(2, 2 * $0.0.count / 3) }
    let least = near.map(\.distance).min()
    let nearest = near.filter { $0.distance == least }.map(\.0)
    return nearest.first { $0.sorted() == letters.sorted() } ?? nearest.first
  }
}
