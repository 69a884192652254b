/// The time of one repetition, measured in several rounds, in nanoseconds.
struct Measurement {
  /// The time of one repetition in each round.
  let rounds: [Double]

  /// - Parameter rounds: The time of all repetitions together, in each round.
  init(_ rounds: [Duration], repetitions: Int = 1) {
    precondition(!rounds.isEmpty, "nothing was measured")
    self.rounds = rounds.map { $0 / .nanoseconds(1) / Double(repetitions) }
  }

  var median: Double { rounds.median }
  var fastest: Double { rounds.min() ?? 0 }
  var slowest: Double { rounds.max() ?? 0 }

  /// Returns the ratio of this time to `other`, which was measured in the same rounds.
  ///
  /// The result is the median of the rounds' ratios. A slow moment of the machine then affects both
  /// sides of a ratio.
  func ratio(to other: Measurement) -> Double {
    zip(rounds, other.rounds).map { $0 / $1 }.median
  }
}

extension [Double] {
  /// The middle of the sorted numbers, or the mean of the two in the middle.
  fileprivate var median: Double {
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
