import Catalog
import Foundation
import PatternKit

/// The growth of the process's peak memory while the button of one pattern is pressed very often.
struct MemoryGrowth {
  let name: String
  let bytes: Int

  /// Presses the button of each pattern `count` times.
  static func afterPresses(
    _ count: Int = 100_000, progress: (String) -> Void = { _ in }
  ) async throws -> [MemoryGrowth] {
    var growth: [MemoryGrowth] = []
    for pattern in Pattern.all {
      guard let screen = PressedScreen(of: pattern) else { continue }
      let name = "\(pattern.name) after \(count.grouped) presses"
      progress(name)
      let before = peakMemory
      try await screen.press(count)
      growth.append(MemoryGrowth(name: "\(name): growth", bytes: peakMemory - before))
    }
    return growth
  }

  /// The peak memory of this process, in bytes.
  private static var peakMemory: Int {
    var usage = rusage()
    let thisProcess: Int32 = 0  // RUSAGE_SELF, which is no number on Linux
    getrusage(thisProcess, &usage)
    #if canImport(Darwin)
      return usage.ru_maxrss
    #else
      return usage.ru_maxrss * 1024
    #endif
  }
}
