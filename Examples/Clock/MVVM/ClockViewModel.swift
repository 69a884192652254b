public import ClockModel
public import Foundation

/// The view model of the clock.
///
/// In MVVM the view model finds the words for the time. It knows no view, and need not
/// notify anybody: whoever observes `timeText` hears when the model ticks.
public final class ClockViewModel {
  private let model: TimeModel
  private let formatter = DateFormatter()

  /// - Parameter calendar: Where the clock hangs, and in which language it is read.
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
