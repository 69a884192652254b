import Foundation
package import PatternKit

/// A language in which the program addresses the user.
package nonisolated enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case chinese = "zh"

  /// Creates the language of the environment. Of `LC_ALL`, `LC_MESSAGES` and `LANG`, the first one
  /// that is not empty decides, as in POSIX.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    self = locale.hasPrefix("zh") ? .chinese : .english
  }

  /// The words of `LocalizedText.words` in Chinese.
  static let chineseWords = {
    let (english, chinese) = LocalizedText.words.translations
    let pairs = zip(
      english.components(separatedBy: ", "), chinese.components(separatedBy: ", "))
    return Dictionary(uniqueKeysWithValues: Array(pairs))
  }()

  /// Returns the name of a role or purpose in this language.
  package func word(_ english: String) -> String {
    self == .chinese ? Self.chineseWords[english] ?? english : english
  }

  /// Returns the pattern in one line.
  package func summary(of pattern: Pattern) -> String {
    self == .chinese ? pattern.chineseSummary ?? pattern.summary : pattern.summary
  }

  /// Returns a text in this language, with the values in place of `{0}`, `{1}` and so on.
  package func text(_ text: LocalizedText, _ values: String...) -> String {
    let (english, chinese) = text.translations
    let template =
      switch self {
      case .english: english
      case .chinese: chinese
      }
    return template.filled(with: values)
  }
}
