import CSupport
public import Foundation

/// A language in which the program addresses the user.
public enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case chinese = "zh"

  /// Creates the language of the environment. Of `LC_ALL`, `LC_MESSAGES` and `LANG`, the first one
  /// that is not empty decides, as in POSIX.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    self = locale.hasPrefix("zh") ? .chinese : .english
  }

  /// The language of the learner in a test of an exercise. `check` sets the variable. `LANG` would change
  /// the learner’s formatters too.
  public static let learner =
    Language(rawValue: ProcessInfo.processInfo.environment[learnerVariable] ?? "") ?? .english
  package static let learnerVariable = "WORKSHOP_LANGUAGE"

  package static let chineseTable = table(in: embedded_chinese())
  /// The Chinese of each text of the replay page. Places of values have names.
  package static let chinesePage = table(in: embedded_chinese_page())

  /// Returns a table of `zh.lproj`.
  private static func table(in file: embedded_file) -> [String: String] {
    let table = try? PropertyListSerialization.propertyList(
      from: Data(bytes: file.bytes, count: file.count), format: nil)
    return table as? [String: String] ?? [:]
  }
}
