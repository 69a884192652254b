/// Takes the time of many figures in turns.
///
/// A machine is faster at one moment than at another. What is to be compared is
/// therefore measured within the same moments: each round takes each figure once.
struct Rounds {
  let count: Int
  /// How long one figure should take in one round, at least.
  let aim: Duration

  /// - Parameter progress: Told what is being done.
  func measure(
    _ figures: [Benchmark], progress: (String) -> Void = { _ in }
  ) async throws -> [Measurement] {
    var repetitions: [Int] = []
    for figure in figures {
      progress("warming up · \(figure.group.rawValue): \(figure.name)")
      repetitions.append(try await repetitionsToFillAim(of: figure))
    }
    var times: [[Duration]] = Array(repeating: [], count: figures.count)
    for round in 1...count {
      for (index, figure) in figures.enumerated() {
        progress("round \(round) of \(count) · \(figure.group.rawValue): \(figure.name)")
        // The figure before leaves its threads and caches behind: the first half does not count.
        if repetitions[index] > 1 { _ = try await figure.time(repetitions[index] / 2) }
        times[index].append(try await figure.time(repetitions[index]))
      }
    }
    return zip(times, repetitions).map { Measurement($0, repetitions: $1) }
  }

  /// Warms a figure up, and finds out how often it has to be repeated.
  private func repetitionsToFillAim(of figure: Benchmark) async throws -> Int {
    var repetitions = 1
    while try await figure.time(repetitions) < aim { repetitions *= 2 }
    return repetitions
  }
}
