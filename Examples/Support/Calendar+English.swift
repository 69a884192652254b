import Foundation

extension Calendar {
  /// Returns the Gregorian calendar in English, independent of the machine.
  ///
  /// The locale `en_US_POSIX` does not modify date formats.
  public nonisolated static func english(in timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US_POSIX")
    calendar.timeZone = timeZone
    return calendar
  }
}
