/// An operation whose time is measured.
struct Benchmark {
  /// The groups of figures, in the order in which they are printed.
  enum Group: String, CaseIterable, Encodable {
    case press, mechanism, key
    case xray = "x-ray"
    case start
  }

  /// The number of items that one repetition processes: 1,000 listeners, 100,000 items.
  struct PerItem: Encodable {
    let count: Int
    let name: String
  }

  let group: Group
  let name: String
  /// The name of the figure in the same group that this one is compared with.
  let reference: String?
  let perItem: PerItem?
  /// Runs the operation `repetitions` times, and returns the elapsed time.
  let time: @MainActor (_ repetitions: Int) async throws -> Duration
}

extension Benchmark {
  /// - Parameter work: Runs the operation `repetitions` times. Its time is measured.
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

/// The reason why a figure is missing.
struct BenchError: Error, CustomStringConvertible {
  let description: String
}
