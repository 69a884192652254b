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
  /// Returns the element that needs the fewest changes to become `word`. If several do, returns the
  /// first.
  ///
  /// Returns `nil` if no element is near: at most a third of its letters may differ, or one letter.
  func nearest(to word: String) -> String? {
    let letters = word.lowercased().prefix(60)
    let near = map { ($0, distance: $0.editDistance(to: letters)) }
      .filter { $0.distance <= Swift.max(1, $0.0.count / 3) }
    return near.min { $0.distance < $1.distance }?.0
  }
}

extension StringProtocol {
  /// Returns the number of letters that must be added, removed, replaced or swapped to get `other`.
  ///
  /// Source: the Damerau–Levenshtein distance, with restricted transpositions.
  ///
  /// - Complexity: O(*n* × *m*) in the lengths of the texts.
  fileprivate nonisolated func editDistance(to other: some StringProtocol) -> Int {
    let (old, new) = (Array(self), Array(other))
    var beforeLast: [Int] = []
    var last = Array(0...new.count)
    for (i, letter) in old.enumerated() {
      var row = [i + 1]
      for (j, newLetter) in new.enumerated() {
        let replacement = last[j] + (letter == newLetter ? 0 : 1)
        var distance = Swift.min(last[j + 1] + 1, row[j] + 1, replacement)
        if i > 0, j > 0, letter == new[j - 1], old[i - 1] == newLetter {
          distance = Swift.min(distance, beforeLast[j - 1] + 1)
        }
        row.append(distance)
      }
      (beforeLast, last) = (last, row)
    }
    return last[new.count]
  }
}
