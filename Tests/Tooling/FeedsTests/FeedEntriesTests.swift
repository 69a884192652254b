import Feeds
import Foundation
import Model
import Testing

@testable import Feeds

@Suite("Feeds: entries")
struct FeedEntriesTests {
  @Test func `a feed entry provides every field of a row`() throws {
    let item = try item(
      of: """
        {"docid": "1", "title": "新闻一", "digest": "blablabla", "content": "At length",
         "ptime": "2016-01-25 23:50:00", "imgsrc": "http://example.org/1.png", "replyCount": 9999}
        """)

    let expected = NewsItem(
      id: "1", title: "新闻一", digest: "blablabla", content: "At length",
      date: CalendarDate(year: 2016, month: 1, day: 25),
      imageAddress: "http://example.org/1.png", replyCount: 9999)
    #expect(item == expected)
  }

  @Test func `a feed entry needs only a title`() throws {
    #expect(try item(of: #"{"title": "Bare"}"#) == NewsItem(title: "Bare"))
  }

  @Test(arguments: [
    #"{"digest": " ", "content_html": "<p></p>"}"#,
    #"{"tname": "Sports", "tid": "T1"}"#,
    #"{"title": ""}"#,
    #"{"title": "  \t\n"}"#,
    #"{"title": "&nbsp;&#8203;"}"#,
    #"{"title": null}"#,
    #"{"title": 12}"#,
    #"{"title": ["A"]}"#,
    "12", "null", #""text""#, "[]",
  ])
  func `a feed entry without any text is skipped`(entry: String) throws {
    let feed = #"[{"title": "before"}, \#(entry), {"title": "after"}]"#

    #expect(try titles(of: feed) == ["before", "after"])
  }

  @Test(arguments: [
    (#"{"content_text": "Rain\n falls.", "summary": "S"}"#, "Rain falls."),
    (#"{"content_html": "<p>Rain <b>falls</b></p>"}"#, "Rain falls"),
    (#"{"title": " ", "summary": "In short"}"#, "In short"),
    (#"{"digest": "\#(words(count: 30))"}"#, words(count: 12) + "…"),
    (#"{"digest": "\#(words(count: 12)) 1"}"#, words(count: 12) + "…"),
    (#"{"digest": "\#(words(count: 12))"}"#, words(count: 12)),
    (
      #"{"digest": "\#(String(repeating: "新", count: 70))"}"#,
      String(repeating: "新", count: 60) + "…"
    ),
  ])
  func `a feed entry without a title uses the first words of its content or summary`(
    entry: String, title: String
  ) throws {
    #expect(try item(of: entry).title == title)
  }

  private nonisolated static func words(count: Int) -> String {
    Array(repeating: "word", count: count).joined(separator: " ")
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["title", "digest"])
  func `a title or digest of a very long line is limited to 1000 characters`(field: String) throws {
    let text = String(repeating: "新", count: 500_000)

    let item = try item(of: #"{"\#(field)": "\#(text)"}"#.titled(unless: field == "title"))

    let line = field == "title" ? item.title : item.digest
    #expect(line == String(repeating: "新", count: 999) + "…")
  }

  @Test func `a title of 1000 characters is kept completely`() throws {
    let title = String(repeating: "新", count: 1000)

    #expect(try item(of: #"{"title": "\#(title)"}"#).title == title)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a character with too many combining marks is cut off`() throws {
    let title = "ab" + String(repeating: "\u{301}", count: 100_000)

    #expect(try item(of: #"{"title": "\#(title)"}"#).title == "a…")
  }

  @Test func `the texts of a feed entry have no surrounding whitespace`() throws {
    let item = try item(of: #"{"title": " A title  ", "digest": "\tA digest\n"}"#)

    #expect(item.title == "A title")
    #expect(item.digest == "A digest")
  }

  @Test func `character references in a feed entry are resolved`() throws {
    let item = try item(
      of: #"{"title": "Wait&hellip;", "digest": "&#8220;A&#x201D; &amp;hellip;"}"#)

    #expect(item.title == "Wait…")
    #expect(item.digest == "“A” &hellip;")
  }

  @Test func `a feed entry without content uses its digest as content`() throws {
    #expect(try item(of: #"{"title": "A", "digest": "Short"}"#).content == "Short")
    #expect(try item(of: #"{"title": "A", "digest": "Short", "content": " "}"#).content == "Short")
  }

  @Test(arguments: [
    (#"{"docid": "D", "id": "I"}"#, "D"),
    (#"{"docid": 12}"#, "12"),
    (#"{"docid": "", "id": "I"}"#, "I"),
    (#"{"id": 12}"#, "12"),
    (#"{"id": -1.0}"#, "-1"),
    (#"{"id": 1.5}"#, nil),
    (#"{"id": {}}"#, nil),
    (#"{}"#, nil),
  ])
  func `a feed entry is identified by its docid, otherwise by its id`(fields: String, id: String?)
    throws
  {
    #expect(try item(of: fields.titled).id == id)
  }

  @Test(arguments: [
    ("9999", 9999), ("0", 0), ("12.0", 12), (#""10234""#, 10234), (#"" 7 ""#, 7),
    (#""12,345""#, 12345), (#""1,234,567""#, 1_234_567), (#""12,34""#, nil), (#""1234,567""#, nil),
    (#"",123""#, nil), (#""1,""#, nil), (#""1,-23""#, nil), (#""0,1e2""#, nil), (#""1.234""#, nil),
    ("9223372036854775807", .max), (#""9223372036854775807""#, .max),
    (#""9,223,372,036,854,775,807""#, .max), ("9223372036854775808", nil),
    (#""9,223,372,036,854,775,808""#, nil), ("9.3e18", nil), ("1e18", 1_000_000_000_000_000_000),
    ("-1", nil), (#""-1""#, nil), ("1.5", nil), (#""1.5""#, nil), ("1e40", nil),
    ("99999999999999999999", nil), (#""99999999999999999999""#, nil), (#""many""#, nil),
    (#""""#, nil), ("true", nil), ("null", nil), ("[1]", nil),
  ])
  func `a reply count is a whole number of at least 0`(json: String, count: Int?) throws {
    #expect(try item(of: #"{"replyCount": \#(json)}"#.titled).replyCount == count)
  }

  @Test(arguments: [
    (#"{"imgsrc": "http://a/1.png"}"#, "http://a/1.png"),
    (#"{"imgsrc": "http://a/?x=1&amp;y=2"}"#, "http://a/?x=1&y=2"),
    (#"{"imgsrc": "null"}"#, nil),
    (#"{"imgsrc": "null", "image": "http://a/2.png"}"#, "http://a/2.png"),
    (#"{"imgsrc": ""}"#, nil),
    (#"{"imgsrc": null}"#, nil),
    (#"{"imgsrc": 12}"#, nil),
    (#"{"url": "null"}"#, nil),
  ])
  func `the image address of a feed entry is nil if its field has no usable text`(
    fields: String, address: String?
  ) throws {
    #expect(try item(of: fields.titled).imageAddress == address)
  }

  @Test(arguments: [
    (#"{"ptime": "2016-01-25 09:00:00"}"#, 25),
    (#"{"date": "2016-01-26"}"#, 26),
    (#"{"date_published": "2016-01-27T00:00:00Z"}"#, 27),
    (#"{"ptime": "", "date": " 2016-01-28 "}"#, 28),
    (#"{"ptime": "yesterday"}"#, nil),
    (#"{"ptime": "2016-02-30 09:00:00"}"#, nil),
    (#"{"ptime": 1453712400}"#, nil),
    ("{}", nil),
  ])
  func `the date of a feed entry is read from any of three fields`(fields: String, day: Int?) throws
  {
    #expect(
      try item(of: fields.titled).date == day.flatMap { .init(year: 2016, month: 1, day: $0) })
  }

  @Test func `a field of the wrong type is ignored, and the other fields are kept`() throws {
    let item = try item(
      of: #"{"title": "A", "digest": 1, "content": [], "ptime": {}, "imgsrc": 3, "replyCount": 4}"#)

    #expect(item == NewsItem(title: "A", replyCount: 4))
  }
}

extension String {
  /// An object with these fields, and with a title unless the condition is true.
  fileprivate func titled(unless condition: Bool) -> String {
    condition ? self : titled
  }

  /// An object with these fields and a title.
  fileprivate var titled: String {
    self == "{}" ? #"{"title": "A"}"# : #"{"title": "A", "# + dropFirst()
  }
}
