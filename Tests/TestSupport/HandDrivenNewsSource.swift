import Model
import Testing

/// A news source whose loads finish when the test calls `end(_:with:)`.
public final class HandDrivenNewsSource: NewsSource {
  public typealias Outcome = Result<[NewsItem], LoadError>

  private var loads: [CheckedContinuation<Outcome, Never>?] = []
  /// The numbers of the cancelled loads. The first load has the number 0.
  public private(set) var cancelled: [Int] = []

  /// The number of loads that have started.
  public var count: Int { loads.count }

  /// The numbers of the loads that have started and not finished.
  public var pending: [Int] { loads.indices.filter { loads[$0] != nil } }

  public init() {}

  public func items() async throws(LoadError) -> [NewsItem] {
    let number = loads.count
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { loads.append($0) }
    } onCancel: {
      Task { @MainActor in self.cancelled.append(number) }
    }
    return try outcome.get()
  }

  /// Finishes a load that has started. Records an issue if it has not.
  public func end(
    _ number: Int, with outcome: Outcome, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard pending.contains(number) else {
      Issue.record("load \(number) has not started", sourceLocation: sourceLocation)
      return
    }
    loads[number]?.resume(returning: outcome)
    loads[number] = nil
  }
}
