import Foundation
package import PatternKit
import TerminalUI

/// The sentences of the workshop's tests, and the words of stories and references, in another language
/// than English.
///
/// The name of a test is in English where it occurs. So the translations stand in tables, in
/// `Examples/Workshop/Sentences`: each has two lines, the English one first, and an empty line.
/// `{0}`, `{1}` … are places for values. A value that stands in a table is translated too.
package nonisolated struct Translations: Sendable {
  /// The translation of each sentence.
  package private(set) var sentences: [String: String] = [:]
  /// The sentences with values, and their parts between the values. The one with the longest text is
  /// first, because it fits best.
  private var templates: [(text: String, parts: [String])] = []

  /// Reads the tables of a language. There is none for English.
  package init(_ language: Language = .english, in checkout: Checkout? = nil) {
    guard language != .english, let checkout else { return }
    sentences = Language.chineseTable.filter { key, _ in
      [
        "view", "controller", "presenter", "view model", "manager", "worker", "messages", "row",
        "model", "items", "service", "control",
      ].contains(key)
    }
    let folder = checkout.folder.appending(path: "Examples/Workshop/Sentences/\(language.rawValue)")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files ?? [] {
      let table = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      for entry in table.split(separator: "\n\n") {
        let lines = entry.split(separator: "\n").map(String.init)
        if lines.count == 2 { sentences[lines[0]] = lines[1] }
      }
    }
    templates = sentences.keys.filter { $0.contains("{0}") }.sorted { $0.count > $1.count }
      .map { text in
        let parts = text.split(separator: #/\{\d\}/#, omittingEmptySubsequences: false)
        return (text, parts.map(String.init))
      }
  }

  /// Returns a text in the language. A line that stands in no table is translated column by column,
  /// and each column keeps its width.
  package func callAsFunction(_ text: String) -> String {
    if sentences.isEmpty { return text }
    return text.components(separatedBy: "\n").map { line in
      sentence(line)
        // The word before “owns” is the name of a property.
        ?? line.replacing(#/(?>\S+(?: \S+)*)(?!  +(?:owns|weak))/#) {
          let cell = String($0.0)
          return (sentence(cell) ?? cell).padded(to: cell.columns)
        }.withoutTrailingBlanks
    }.joined(separator: "\n")
  }

  /// Returns the translation of a sentence with its values, or `nil` if it stands in no table.
  private func sentence(_ text: String) -> String? {
    if let translation = sentences[text] { return translation }
    for (template, parts) in templates {
      // A regular expression takes long to create. Most texts have another beginning or end.
      guard text.hasPrefix(parts[0]), text.hasSuffix(parts[parts.count - 1]) else { continue }
      let pattern = parts.map(NSRegularExpression.escapedPattern)
      guard let regex = try? Regex(pattern.joined(separator: "(.*?)")),
        let values = try? regex.wholeMatch(in: text)?.output.dropFirst()
      else { continue }
      return sentences[template]?.filled(
        with: values.enumerated().map { index, value in
          let value = String(value.substring ?? "")
          // A quoted value was typed, or can be typed.
          return template.contains("“{\(index)}”") ? value : sentence(value) ?? value
        })
    }
    return nil
  }
}

nonisolated extension String {
  /// Returns the text with values in place of `{0}`, `{1}` and so on.
  func filled(with values: [String]) -> String {
    values.enumerated().reduce(self) { $0.replacing("{\($1.offset)}", with: $1.element) }
  }
}
