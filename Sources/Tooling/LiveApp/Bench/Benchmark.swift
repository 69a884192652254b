/// An operation whose time is measured.
struct Benchmark {
  /// The groups of figures, in the order in which they are printed.
  enum Group: String, CaseIterable {
    case press = "A press, from Button.press() to the label’s new text"
    case mechanism = "A change, until every listener has received it"
  }

  let group: Group
  let name: String
  /// The name of the figure in the same group that this one is compared with.
  var reference: String?
  /// The number of listeners that receive the change of one repetition.
  var listeners = 1
  /// Runs the operation `repetitions` times, and returns the elapsed time.
  let time: @MainActor (_ repetitions: Int) async -> Duration
}

extension Benchmark {
  /// - Parameter work: Runs the operation `repetitions` times. Its time is measured.
  init(
    _ group: Group, _ name: String, reference: String? = nil, listeners: Int = 1,
    work: @escaping @MainActor (_ repetitions: Int) async -> Void
  ) {
    self.init(group: group, name: name, reference: reference, listeners: listeners) { repetitions in
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
