/// Measures many figures in turns.
///
/// The speed of a machine changes over time. Figures to compare are therefore measured at nearly
/// the same time: each round measures each figure once.
struct Rounds {
  let count: Int
  /// The minimum time of one figure in one round.
  let aim: Duration

  /// - Parameter progress: Called with the name of the current operation.
  func measure(
    _ figures: [Benchmark], progress: (String) -> Void = { _ in }
  ) async -> [Measurement] {
    var repetitions: [Int] = []
    for figure in figures {
      progress("warming up · \(figure.group): \(figure.name)")
      repetitions.append(await repetitionsToFillAim(of: figure))
    }
    var times: [[Duration]] = Array(repeating: [], count: figures.count)
    for round in 1...count {
      for (index, figure) in figures.enumerated() {
        progress("round \(round) of \(count) · \(figure.group): \(figure.name)")
        // Threads and caches of the previous figure still have effects, so a first half is not
        // measured.
        if repetitions[index] > 1 { _ = await figure.time(repetitions[index] / 2) }
        times[index].append(await figure.time(repetitions[index]))
      }
    }
    return zip(times, repetitions).map { Measurement($0, repetitions: $1) }
  }

  /// Warms up a figure, and returns the number of repetitions that take `aim`.
  private func repetitionsToFillAim(of figure: Benchmark) async -> Int {
    var repetitions = 1
    while await figure.time(repetitions) < aim {
      precondition(repetitions < 1 << 40, "“\(figure.name)” takes no time")
      repetitions *= 2
    }
    return repetitions
  }
}
