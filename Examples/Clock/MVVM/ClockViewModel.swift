import ClockModel
import Foundation
import Observation

/// The view model of the clock.
///
/// In MVVM, the view model formats the time. It has no reference to a view. A view that observes
/// `timeText` is updated with each tick of the model.
@Observable
public final class ClockViewModel {
  private let model: TimeModel
  private let formatter = DateFormatter()

  /// - Parameter calendar: The calendar with the time zone of the clock. The format is English.
  public init(model: TimeModel, calendar: Calendar) {
    self.model = model
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = calendar.locale
    formatter.dateFormat = "h:mm:ss a"
  }

  /// The time on a twelve-hour clock: `9:05:07 AM`.
  public var timeText: String { formatter.string(from: model.time) }
}
