import Console
import Foundation
import Mechanisms
import PatternKit

/// `patterns bench`: the time of a press in each pattern, and of its mechanism alone, on this machine.
///
/// Machines have different speeds, and measurements vary. Compare only the ratios, which are measured
/// in turns.
package enum Bench {
  package static func run(print: (String) -> Void) async {
    #if DEBUG
      print("This is a debug build. Use a release build: swift run -c release patterns bench\n")
    #endif
    let process = ProcessInfo.processInfo
    let (rounds, benchmarks, progress) = (Rounds(), Benchmark.all, ProgressLine())
    print(
      """
      \(process.operatingSystemVersionString), \(process.activeProcessorCount) cores.
      Medians of \(rounds.count) rounds in turns. For the ratio, also the lowest and the highest.
      Patterns and mechanisms are compiled with the same flags: no inlining, no LLVM
      optimization, and X-ray’s hook in every function. These slow down both, so compare
      the ratios, and not the times.

      """)
    let times = await rounds.measure(
      benchmarks.flatMap { [$0.press, $0.report] }, progress: progress.show)
    progress.clear()
    for line in table(of: benchmarks, times: times) { print(line) }
  }

  /// - Parameter times: The times of each press, followed by those of its mechanism.
  static func table(of benchmarks: [Benchmark], times: [[Double]]) -> [String] {
    TextTable(
      [["pattern", "a press", "its mechanism", "alone", "press : mechanism"]]
        + benchmarks.enumerated().map { index, benchmark in
          let (presses, reports) = (times[2 * index], times[2 * index + 1])
          // A slow moment of the machine affects both sides of a ratio in a round.
          let ratios = zip(presses, reports).map { $0 / $1 }
          return [
            benchmark.pattern, "\(text(presses.median)) ns",
            benchmark.mechanism.rawValue, "\(text(reports.median)) ns",
            "\(text(ratios.median)) (\(text(ratios.min() ?? 0)) to \(text(ratios.max() ?? 0)))",
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
