import Model

/// A news source whose loads finish when the test calls `end(_:with:)`.
final class HandDrivenNewsSource: NewsSource {
  typealias Outcome = Result<[NewsItem], LoadError>

  private var loads: [CheckedContinuation<Outcome, Never>] = []
  /// The numbers of the cancelled loads. The first load has the number 0.
  private(set) var cancelled: [Int] = []

  /// The number of loads that have started.
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

  /// Finishes a load that has started.
  func end(_ number: Int, with outcome: Outcome) { loads[number].resume(returning: outcome) }
}
