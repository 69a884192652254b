import Foundation

extension Int {
  /// The number in words, as a sentence has it: `six`.
  public nonisolated var inWords: String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en")
    formatter.numberStyle = .spellOut
    return formatter.string(for: self) ?? "\(self)"
  }
}
