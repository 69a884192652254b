/// An operation whose time is measured.
struct Benchmark {
  /// The groups of figures, in the order in which they are printed.
  enum Group: String, CaseIterable {
    case press = """
      A press, until the label has its new text, and the ratio to the first pattern.
      MVVM takes longest: the change wakes a task, which sets the label later.
      """
    case mechanism = """
      A change, until all listeners have it, and the ratio to as many plain calls.
      Observations have no ratio: they wake tasks, which run later than a plain call.
      """
  }

  let group: Group
  let name: String
  /// The name of the figure in the same group that does the same, and that this one is compared with.
  var reference: String?
  /// Runs the operation `repetitions` times, and returns the elapsed time.
  let time: @MainActor (_ repetitions: Int) async -> Duration
}

extension Benchmark {
  /// - Parameter work: Runs the operation `repetitions` times. Its time is measured.
  init(
    _ group: Group, _ name: String, reference: String? = nil,
    work: @escaping @MainActor (_ repetitions: Int) async -> Void
  ) {
    self.init(group: group, name: name, reference: reference) { repetitions in
      let start = ContinuousClock.now
      await work(repetitions)
      return ContinuousClock.now - start
    }
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
