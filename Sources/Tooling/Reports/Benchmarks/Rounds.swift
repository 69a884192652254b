/// Measures pieces of work in turns.
///
/// The speed of a machine changes over time. Times to compare are therefore measured at nearly the
/// same time: each round measures each piece once.
struct Rounds {
  /// An odd number of rounds.
  var count = 11
  /// The minimum time of one piece of work in one round.
  var aim = Duration.milliseconds(20)
  /// The present time. A test has its own.
  var now: () -> ContinuousClock.Instant = { .now }

  /// Returns the nanoseconds of one repetition of each piece in each round.
  func measure(_ works: [Benchmark.Work], progress: (String) -> Void) async -> [[Double]] {
    progress("warming up")
    var repetitions: [Int] = []
    for work in works { repetitions.append(await repetitionsToFillAim(of: work)) }
    var times: [[Double]] = works.map { _ in [] }
    for round in 1...count {
      progress("round \(round) of \(count)")
      for (index, repetitions) in repetitions.enumerated() {
        // Half as many are not measured: the previous work still affects threads and caches.
        if repetitions > 1 { await works[index](repetitions / 2) }
        let time = await time(of: works[index], repetitions)
        times[index].append(time / .nanoseconds(1) / Double(repetitions))
      }
    }
    return times
  }

  /// Warms up, and returns the number of repetitions that take `aim`.
  private func repetitionsToFillAim(of work: Benchmark.Work) async -> Int {
    var repetitions = 1
    while await time(of: work, repetitions) < aim { repetitions *= 2 }
    return repetitions
  }

  private func time(of work: Benchmark.Work, _ repetitions: Int) async -> Duration {
    let start = now()
    await work(repetitions)
    return now() - start
  }
}
