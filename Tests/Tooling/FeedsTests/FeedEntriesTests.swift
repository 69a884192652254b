import Model
import Testing

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

  @Test(arguments: [
    #"{"digest": " ", "content_html": "<p></p>"}"#,
    #"{"tname": "Sports", "tid": "T1"}"#,
    #"{"title": ""}"#,
    #"{"title": "  \t\n"}"#,
    #"{"title": "&nbsp;&#8203;"}"#,
    #"{"title": null}"#,
    #"{"title": 12}"#,
    #"{"title": ["A"]}"#,
    "12", "null",
  ])
  func `a feed entry without any text is skipped`(entry: String) throws {
    let feed = #"[{"title": "before"}, \#(entry), {"title": "after"}]"#

    #expect(try titles(of: feed) == ["before", "after"])
  }

  @Test func `a feed entry with content as text and as HTML uses the text`() throws {
    let entry = #"{"title": "A", "content_html": "<p>Hail</p>", "content_text": "Rain"}"#

    #expect(try item(of: entry).content == "Rain")
  }

  @Test(arguments: [
    (#"{"content_text": "Rain\n falls.", "summary": "S"}"#, "Rain falls."),
    (#"{"content_html": "<p>Rain <b>falls</b></p>"}"#, "Rain falls"),
    (#"{"title": " ", "summary": "In short"}"#, "In short"),
    (#"{"digest": "\#(words(count: 30))"}"#, "\(words(count: 12))…"),
    (#"{"digest": "\#(words(count: 12)) 1"}"#, "\(words(count: 12))…"),
    (#"{"digest": "\#(words(count: 12))"}"#, words(count: 12)),
    (
      #"{"digest": "\#(String(repeating: "新", count: 60))"}"#, String(repeating: "新", count: 60)
    ),
    (
      #"{"digest": "\#(String(repeating: "新", count: 70))"}"#,
      "\(String(repeating: "新", count: 60))…"
    ),
  ])
  func `a feed entry without a title uses the first words of its content or summary`(
    entry: String, title: String
  ) throws {
    #expect(try item(of: entry).title == title)
  }

  @Test(arguments: [
    (#"{"summary": "In short"}"#, ""),
    (#"{"digest": "\#(words(count: 30))"}"#, ""),
    (#"{"summary": "In short", "content_html": "<p>In short</p>"}"#, ""),
    (#"{"summary": "In short", "content_text": "At length"}"#, "In short"),
    (#"{"title": "In short", "summary": "In short, and more"}"#, "In short, and more"),
  ])
  func `a feed entry without a title does not repeat its title as summary`(
    entry: String, digest: String
  ) throws {
    #expect(try item(of: entry).digest == digest)
  }

  private nonisolated static func words(count: Int) -> String {
    Array(repeating: "word", count: count).joined(separator: " ")
  }

  @Test(.timeLimit(.minutes(5)), arguments: [1000, 1001, 100_000])
  func `a title and a digest are limited to 1000 characters`(length: Int) throws {
    let text = String(repeating: "新", count: length)
    let expected = length > 1000 ? String(repeating: "新", count: 999) + "…" : text

    let item = try item(of: #"{"title": "\#(text)", "digest": "\#(text)"}"#)

    #expect(item.title == expected)
    #expect(item.digest == expected)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a character with too many combining marks is cut off`() throws {
    let title = "ab" + String(repeating: "\u{301}", count: 100_000)

    #expect(try item(of: #"{"title": "\#(title)"}"#).title == "a…")
  }

  @Test func `the texts of a feed entry are plain text`() throws {
    let item = try item(of: #"{"title": " Wait&hellip;  ", "digest": "\tA &amp;hellip;\n"}"#)

    #expect(item.title == "Wait…")
    #expect(item.digest == "A &hellip;")
  }

  @Test(arguments: ["title", "content_html"])
  func `a feed entry shows the text between the marks of CDATA without the marks`(field: String)
    throws
  {
    let item = try item(of: #"{"\#(field)": "<![CDATA[Rain &amp; hail]]>"}"#)

    #expect(item.title == "Rain & hail")
  }

  @Test(arguments: [
    #"{"digest": "Short"}"#, #"{"digest": "Short", "content": " "}"#,
    #"{"summary": "Short", "content_html": "<p><img src='x'></p>"}"#,
  ])
  func `a feed entry without content uses its digest as content`(fields: String) throws {
    #expect(try item(of: fields.titled).content == "Short")
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
    (#""12,345""#, 12345), (#""1,234,567""#, 1_234_567), (#""12,34""#, nil), (#""1.234""#, nil),
    ("9223372036854775807", .max), ("9223372036854775808", nil),
    (#""9,223,372,036,854,775,808""#, nil), ("-1", nil), (#""-1""#, nil), ("1.5", nil),
    ("1e40", nil), (#""many""#, nil), (#""""#, nil), ("true", nil), ("null", nil), ("[1]", nil),
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
    (#"{"date_modified": "2016-01-29T00:00:00Z", "date_published": ""}"#, 29),
    (#"{"date_modified": "2016-01-29T00:00:00Z", "date_published": "2016-01-27"}"#, 27),
    (#"{"ptime": "", "date": " 2016-01-28 "}"#, 28),
    (#"{"ptime": "yesterday"}"#, nil),
    (#"{"ptime": "2016-02-30 09:00:00"}"#, nil),
    (#"{"ptime": 1453712400}"#, nil),
    ("{}", nil),
  ])
  func `the date of a feed entry is read from any of four fields, of which the change comes last`(
    fields: String, day: Int?
  ) throws {
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
  /// An object with these fields and a title.
  fileprivate var titled: String {
    self == "{}" ? #"{"title": "A"}"# : #"{"title": "A", "# + dropFirst()
  }
}
