public import Foundation
public import Observation

/// The time of day.
///
/// It says what time it is, and not how that is said.
@MainActor
@Observable
public final class TimeModel {
  /// The time at the latest tick, or at the beginning.
  public private(set) var time: Date

  @ObservationIgnored private let now: () -> Date

  /// - Parameter now: Asks a clock. The system's is `{ Date.now }`; a test has its own.
  public init(now: @escaping () -> Date) {
    self.now = now
    time = now()
  }

  /// Asks the clock again.
  public func tick() {
    time = now()
  }
}
