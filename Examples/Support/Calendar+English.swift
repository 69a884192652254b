public import Foundation

extension Calendar {
  /// The Gregorian calendar in English, whatever machine it is read on.
  ///
  /// `en_US_POSIX` is the locale that keeps to a format as it is written.
  public nonisolated static func english(in timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US_POSIX")
    calendar.timeZone = timeZone
    return calendar
  }
}
