import PatternKit

/// The beginning of a text that the learner's program printed.
///
/// The program can print anything, and any amount of it.
nonisolated struct PrintedText: Equatable {
  private static let mostLines = 20
  private static let longestLine = 200

  /// The lines to show. They are cut if they are too long or too many.
  let lines: [String]

  init(_ text: String, in language: Language = .english) {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    let printed = all.last?.isEmpty == true ? all.dropLast() : all[...]
    let shown = printed.prefix(Self.mostLines).map {
      $0.count > Self.longestLine ? $0.prefix(Self.longestLine) + "…" : String($0)
    }
    let rest = printed.count - shown.count
    let more =
      rest == 1 ? language.text("… and 1 more line") : language.text("… and \(rest) more lines")
    lines = shown + (rest > 0 ? [more] : [])
  }
}
