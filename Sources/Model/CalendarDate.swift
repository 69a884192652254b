/// A day in the Gregorian calendar, without a time and without a zone.
///
/// A feed that says `2016-01-25 23:50:00` means that day, wherever it is read.
/// Turning it into a moment and back would shift it for half of its readers.
public struct CalendarDate: Equatable, Sendable {
  public let year: Int
  /// 1 is January.
  public let month: Int
  /// 1 is the first of the month.
  public let day: Int

  /// Makes a day, or nothing where the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    guard (1...Self.daysInMonth(month, of: year)).contains(day) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads the day at the start of `text`: `2016-01-25`, whatever follows.
  ///
  /// A time and a zone may follow; the day is the one that was written.
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
