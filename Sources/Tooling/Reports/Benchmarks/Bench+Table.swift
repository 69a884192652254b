import Console
import Foundation

extension Bench {
  static func table(of benchmarks: [Benchmark], times: [[Double]]) -> [String] {
    TextTable(
      zip(benchmarks, times).map { benchmark, rounds in
        // A slow moment of the machine affects both sides of a ratio in a round.
        let ratio = text(zip(rounds, times[0]).map { $0 / $1 }.median)
        return [
          "  \(benchmark.name)", "\(text(rounds.median)) ns",
          "(\(text(rounds.min() ?? 0)) to \(text(rounds.max() ?? 0)))",
          benchmark.hasRatio ? "\(ratio) ×" : "",
        ]
      }
    ).lines
  }

  /// Returns a number with three significant digits.
  private static func text(_ number: Double) -> String {
    number.formatted(.number.precision(.significantDigits(3)).locale(Locale(identifier: "en_US")))
  }
}

extension [Double] {
  /// The middle of an odd count of numbers.
  fileprivate var median: Double { sorted()[count / 2] }
}
