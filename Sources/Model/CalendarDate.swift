/// A date in the Gregorian calendar, without time and time zone.
///
/// `2016-01-25 23:50:00` in a feed means that date in every time zone. Converting it to a `Date`
/// and back would change the day in many time zones.
public nonisolated struct CalendarDate: Equatable, Sendable {
  public let year: Int
  /// The month, from 1 (January) to 12.
  public let month: Int
  /// The day of the month, starting at 1.
  public let day: Int

  /// Creates a date. Returns `nil` if the date does not exist.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    guard (1...Self.daysInMonth(month, of: year)).contains(day) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads the date at the start of `text`, such as `2016-01-25`.
  ///
  /// A time and a time zone may follow. They are ignored.
  public init?(_ text: String) {
    let parts = text.prefix(10).split(separator: "-")
    guard parts.map(\.utf8.count) == [4, 2, 2], !parts[0].hasPrefix("+"), !parts[1].hasPrefix("+"),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  private static func daysInMonth(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: year.isMultiple(of: 100) ? 400 : 4) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
