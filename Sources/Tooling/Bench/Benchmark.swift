/// One thing whose time is taken.
struct Benchmark {
  /// What belongs together, in the order in which it is printed.
  enum Group: String, CaseIterable, Encodable {
    case press, mechanism, frame, key, loading
    case xray = "x-ray"
    case start
  }

  /// What one repetition does to each of many: 1,000 listeners, 100,000 items.
  struct PerItem: Encodable {
    let count: Int
    let name: String
  }

  let group: Group
  let name: String
  /// The name of the figure of the same group that this one is compared with.
  let reference: String?
  let perItem: PerItem?
  /// Does it so many times, and says how long that took.
  let time: @MainActor (_ repetitions: Int) async throws -> Duration
}

extension Benchmark {
  /// - Parameter work: Does it so many times, while the clock runs.
  init(
    _ group: Group, _ name: String, reference: String? = nil, perItem: PerItem? = nil,
    work: @escaping @MainActor (_ repetitions: Int) async throws -> Void
  ) {
    self.init(group: group, name: name, reference: reference, perItem: perItem) { repetitions in
      let start = ContinuousClock.now
      try await work(repetitions)
      return ContinuousClock.now - start
    }
  }
}

/// Why there is no figure.
struct BenchError: Error, CustomStringConvertible {
  let description: String
}
