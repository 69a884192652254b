package import PatternKit
import TerminalUI

/// Arguments that the command line does not accept.
package nonisolated struct UsageError: ReportedError, Equatable {
  package let message: LocalizedText

  package init(message: LocalizedText) {
    self.message = message
  }

  /// Reports an unknown word, and the nearest known word. If none is near, reports the expected
  /// words, by default all known words.
  package init(
    unknown kind: LocalizedText, _ word: String, known: [String], expected: LocalizedText? = nil
  ) {
    let advice: LocalizedText =
      known.nearest(to: word).map { "did you mean “\($0)”?" }
      ?? "expected \(expected ?? known.map { "\($0)" as LocalizedText }.joined(separator: ", "))"
    message = "unknown \(kind) “\(word.fitted(to: 60))”: \(advice)"
  }

  package init(unexpected word: String, _ reason: LocalizedText) {
    message = "unexpected argument “\(word.fitted(to: 60))”: \(reason)"
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
