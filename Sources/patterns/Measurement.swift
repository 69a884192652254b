import Foundation

/// How long something took, over several rounds.
struct Measurement {
  /// The middle of all rounds, in seconds.
  let median: Double
  /// The fastest and the slowest round, in seconds.
  let range: ClosedRange<Double>

  init(_ rounds: [Duration]) {
    let seconds = rounds.map { $0 / .seconds(1) }.sorted()
    precondition(!seconds.isEmpty, "nothing was measured")
    median = seconds[seconds.count / 2]
    range = seconds[0]...seconds[seconds.count - 1]
  }

  /// The median per repetition, in a unit that suits it, and the range of the rounds.
  func text(per repetitions: Int = 1) -> String {
    let unit = [(1.0, "s"), (1e-3, "ms"), (1e-6, "µs")].first {
      median / Double(repetitions) >= $0.0
    }
    let (scale, name) = unit ?? (1e-9, "ns")
    let factor = 1 / (scale * Double(repetitions))
    return String(
      format: "%.1f %@ (%.1f to %.1f)", median * factor, name, range.lowerBound * factor,
      range.upperBound * factor)
  }

  /// How many times as long as `other`.
  func ratio(to other: Measurement) -> String {
    String(format: "%.2f ×", median / other.median)
  }
}

/// The most memory that the process has ever had, in bytes.
func peakMemory() -> Int {
  var usage = rusage()
  let thisProcess: Int32 = 0  // RUSAGE_SELF, which is no number on Linux
  getrusage(thisProcess, &usage)
  #if canImport(Darwin)
    return usage.ru_maxrss
  #else
    return usage.ru_maxrss * 1024
  #endif
}
