import Foundation
import Observation

/// The time of day.
///
/// The model contains the time but not its format.
@Observable
public final class TimeModel {
  /// The time at the latest tick, or the initial time.
  public private(set) var time: Date

  private let now: () -> Date

  /// - Parameter now: Returns the current time. A test passes its own clock.
  public init(now: @escaping () -> Date) {
    self.now = now
    time = now()
  }

  /// Reads the clock again.
  public func tick() {
    time = now()
  }
}
