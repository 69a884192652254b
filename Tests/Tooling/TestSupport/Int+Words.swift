import Foundation

extension Int {
  /// The number as a word, such as `six`.
  public nonisolated var inWords: String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en")
    formatter.numberStyle = .spellOut
    return formatter.string(for: self) ?? "\(self)"
  }
}
