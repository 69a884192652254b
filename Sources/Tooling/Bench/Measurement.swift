/// How long one repetition of a figure took, over several rounds, in nanoseconds.
struct Measurement {
  let repetitions: Int
  /// What was measured, in the order of the rounds.
  let rounds: [Double]

  /// - Parameter rounds: How long all repetitions took together, in each round.
  init(_ rounds: [Duration], repetitions: Int = 1) {
    precondition(!rounds.isEmpty, "nothing was measured")
    self.repetitions = repetitions
    self.rounds = rounds.map { $0 / .nanoseconds(1) / Double(repetitions) }
  }

  var median: Double { rounds.median }
  var fastest: Double { rounds.min() ?? 0 }
  var slowest: Double { rounds.max() ?? 0 }

  /// How many times as long as `other`, which was measured in the same rounds.
  ///
  /// That is the median of the rounds' ratios: a moment in which the machine is slow
  /// slows both sides of a ratio.
  func ratio(to other: Measurement) -> Double {
    zip(rounds, other.rounds).map { $0 / $1 }.median
  }
}

extension [Double] {
  /// The middle of the numbers, or the mean of the two in the middle.
  fileprivate var median: Double {
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
