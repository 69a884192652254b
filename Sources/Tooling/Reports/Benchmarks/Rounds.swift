/// An operation whose time is measured.
struct Benchmark {
  let name: String
  /// Whether the time is comparable with that of the first benchmark in its table.
  var hasRatio = true
  let work: @MainActor (_ repetitions: Int) async -> Void
}

/// Measures benchmarks in turns.
///
/// The speed of a machine changes over time. Times to compare are therefore measured at nearly the
/// same time: each round measures each benchmark once.
struct Rounds {
  /// An odd number of rounds.
  var count = 11
  /// The minimum time of one benchmark in one round.
  var aim = Duration.milliseconds(20)
  /// The present time. A test has its own.
  var now: () -> ContinuousClock.Instant = { .now }

  /// Returns the nanoseconds of one repetition of each benchmark in each round.
  func measure(_ benchmarks: [Benchmark], progress: (String) -> Void) async -> [[Double]] {
    progress("warming up")
    var repetitions: [Int] = []
    for benchmark in benchmarks { repetitions.append(await repetitionsToFillAim(of: benchmark)) }
    var times: [[Double]] = benchmarks.map { _ in [] }
    for round in 1...count {
      progress("round \(round) of \(count)")
      for (index, repetitions) in repetitions.enumerated() {
        // Half as many are not measured: the previous benchmark still affects threads and caches.
        if repetitions > 1 { await benchmarks[index].work(repetitions / 2) }
        let time = await time(of: benchmarks[index], repetitions)
        times[index].append(time / .nanoseconds(1) / Double(repetitions))
      }
    }
    return times
  }

  /// Warms up a benchmark, and returns the number of repetitions that take `aim`.
  private func repetitionsToFillAim(of benchmark: Benchmark) async -> Int {
    var repetitions = 1
    while await time(of: benchmark, repetitions) < aim { repetitions *= 2 }
    return repetitions
  }

  private func time(of benchmark: Benchmark, _ repetitions: Int) async -> Duration {
    let start = now()
    await benchmark.work(repetitions)
    return now() - start
  }
}

/// Runs the other tasks of the main actor until `condition` is true.
func takeTurns(until condition: () -> Bool) async {
  for _ in 0..<100_000 {
    if condition() { return }
    await Task.yield()
  }
  preconditionFailure("a listener did not receive a change")
}
