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
    let digits = text.utf8.prefix(10).map { Int($0) - Int(UInt8(ascii: "0")) }
    let dash = Int(UInt8(ascii: "-")) - Int(UInt8(ascii: "0"))
    guard digits.count == 10, digits[4] == dash, digits[7] == dash else { return nil }

    func number(_ range: Range<Int>) -> Int? {
      digits[range].reduce(0) { sum, digit in
        guard let sum, (0...9).contains(digit) else { return nil }
        return sum * 10 + digit
      }
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else {
      return nil
    }
    self.init(year: year, month: month, day: day)
  }

  private static func daysInMonth(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }
}
