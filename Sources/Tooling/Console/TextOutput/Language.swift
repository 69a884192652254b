import Foundation

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
