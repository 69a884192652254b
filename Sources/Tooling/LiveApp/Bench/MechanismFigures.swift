extension Benchmark {
  /// Returns figures for each mechanism with 1, 10, 100 and 1,000 listeners.
  static func mechanisms() -> [Benchmark] {
    Mechanism.all.flatMap { mechanism in
      [1, 10, 100, 1000].map { Benchmark.mechanism(mechanism, listeners: $0) }
    }
  }

  private static func mechanism(_ mechanism: Mechanism, listeners count: Int) -> Benchmark {
    let tell = mechanism.connect((0..<count).map { _ in Listener() })
    var next = 1
    return Benchmark(
      .mechanism, name(of: mechanism, listeners: count),
      reference: mechanism.wakesTasks ? nil : name(of: .plainCall, listeners: count)
    ) { repetitions in
      // Each number is new, because a repeated number may not cause a notification.
      defer { next += repetitions }
      await tell(next..<next + repetitions)
    }
  }

  private static func name(of mechanism: Mechanism, listeners count: Int) -> String {
    "\(mechanism.name), \(count.grouped) listener\(count == 1 ? "" : "s")"
  }
}
