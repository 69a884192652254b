import Foundation
import Model
import Testing

@Suite("CalendarDate")
struct CalendarDateTests {
  @Test(arguments: [
    ("2016-01-25", 2016, 1, 25),
    ("2016-01-25 09:00:00", 2016, 1, 25),
    ("2016-02-29", 2016, 2, 29),
    ("2000-02-29", 2000, 2, 29),
    ("2015-12-31", 2015, 12, 31),
    ("2016-04-30", 2016, 4, 30),
    ("0001-01-01", 1, 1, 1),
    ("9999-12-31", 9999, 12, 31),
    ("1582-10-10", 1582, 10, 10),
  ])
  func `the initializer reads the date at the start of a text`(
    text: String, year: Int, month: Int, day: Int
  ) throws {
    let date = try #require(CalendarDate(text))

    #expect(date.year == year)
    #expect(date.month == month)
    #expect(date.day == day)
  }

  @Test(arguments: [
    // A date that does not exist.
    "2016-02-30", "2015-02-29", "1900-02-29", "2100-02-29", "2016-04-31", "2016-01-32",
    "2016-00-10", "2016-13-10", "2016-01-00", "0000-01-01",
    // A text that does not start with a date.
    "", "2016", "2016-01", "2016-1-25", "2016-1+-25", "25.01.2016", "2016/01/25", "16-01-25 00",
    " 2016-01-25", "2016-01-2x", "2016--1-25", "+016-01-25", "２０１６-01-25", "新闻二〇一六年",
  ])
  func `the initializer returns nil if the text does not start with an existing date`(text: String)
  {
    #expect(CalendarDate(text) == nil)
  }

  @Test(arguments: [
    "2016-01-25T00:00:00Z", "2016-01-25T23:59:59Z", "2016-01-25T00:00:00+14:00",
    "2016-01-25T23:59:59-12:00", "2016-01-25 23:50:00", "2016-01-25 00:10:00 +0800",
  ])
  func `the time zone in the text does not change the date`(text: String) {
    #expect(CalendarDate(text) == CalendarDate(year: 2016, month: 1, day: 25))
  }

  @Test(arguments: ["Pacific/Kiritimati", "Asia/Shanghai", "UTC", "Pacific/Pago_Pago"])
  func `the default time zone does not change the date`(zone: String) throws {
    let ownZone = NSTimeZone.default
    defer { NSTimeZone.default = ownZone }

    NSTimeZone.default = try #require(TimeZone(identifier: zone))

    let expected = CalendarDate(year: 2016, month: 1, day: 25)
    #expect(CalendarDate("2016-01-25 00:00:00") == expected)
    #expect(CalendarDate("2016-01-25 23:59:59") == expected)
  }
}
