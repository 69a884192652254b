import Model

/// A source whose loads end when the test says so.
final class HandDrivenNewsSource: NewsSource {
  typealias Outcome = Result<[NewsItem], LoadError>

  private var loads: [CheckedContinuation<Outcome, Never>] = []
  /// The loads that were cancelled, by their number in the order they began.
  private(set) var cancelled: [Int] = []

  /// How many loads have begun.
  var count: Int { loads.count }

  func items() async throws(LoadError) -> [NewsItem] {
    let number = loads.count
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { loads.append($0) }
    } onCancel: {
      Task { @MainActor in self.cancelled.append(number) }
    }
    return try outcome.get()
  }

  /// Ends a load, which must have begun.
  func end(_ number: Int, with outcome: Outcome) {
    loads[number].resume(returning: outcome)
  }
}

/// Lets others have their turn until `condition` holds, and says whether it ever did.
func eventually(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<10_000 {
    if condition() { return true }
    await Task.yield()
  }
  return condition()
}
