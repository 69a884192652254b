import Foundation
import Model
import Testing

@testable import Feeds

@Suite("Feeds: rejected documents")
struct FeedErrorsTests {
  @Test(arguments: [
    ("", "it is empty"),
    (" \r\n\t ", "it is empty"),
    ("\u{FEFF}", "it is empty"),
    ("<!DOCTYPE html><html></html>", "found HTML or XML instead of JSON"),
    ("\u{FEFF}\n<?xml version=\"1.0\"?><rss/>", "found HTML or XML instead of JSON"),
    ("12", "found a single JSON value instead of a list"),
    ("\"x\"", "found a single JSON value instead of a list"),
    ("null", "found a single JSON value instead of a list"),
    ("{}", "found an empty object"),
    (#"{"a": {"b": []}}"#, "found an object without a list"),
    (
      #"{"version": "https://jsonfeed.org/version/1", "hubs": []}"#,
      "found an object without a list"
    ),
    ("[1, 2]", "found a list without articles"),
    ("[[]]", "found a list without articles"),
    (#"{"T": [null], "U": ["x"]}"#, "found a list without articles"),
    (#"[{"tname": "Sports"}, {"title": " "}]"#, "found a list without articles"),
    (
      #"{"error": "quota", "details": [{"code": 7, "reason": "limit"}]}"#,
      "found a list without articles"
    ),
  ])
  func `a document that is not a feed is rejected with what was found`(text: String, reason: String)
    throws
  {
    #expect(try complaint(about: Data(text.utf8)) == "Not a news feed: \(reason)")
  }

  @Test func `a compressed feed is rejected as compressed`() throws {
    let gzip = Data([0x1F, 0x8B, 0x08, 0x00])

    let message = "Not a news feed: it is compressed. Unpack it with gunzip"
    #expect(try complaint(about: gzip) == message)
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32])
  func `a feed in another encoding than UTF-8 is rejected`(encoding: String.Encoding) throws {
    let data = try #require(Sample.pages.data(using: encoding))

    let name = encoding == .utf16 ? "UTF-16" : "not UTF-8"
    #expect(try complaint(about: data) == "Not a news feed: the text is \(name). Save it as UTF-8")
  }
}

@Suite("Feeds: repaired documents")
struct RepairedFeedTests {
  @Test(arguments: [#"\ud800"#, #"\udC00"#, #"\uDBFF\n"#, #"\ud83d\u0041"#])
  func `a surrogate without a partner is replaced, and the other articles are kept`(
    escape: String
  ) throws {
    let feed =
      #"{"\ud800": [{"title": "1e999 \\ud800 \ud83d\ude00"}], "T": [{"title": "a\#(escape)"}]}"#

    let titles = try titles(of: feed)

    #expect(titles.last == #"1e999 \ud800 😀"#)
    #expect(titles.first?.hasPrefix("a\u{FFFD}") == true)
  }

  @Test(arguments: [
    (#"[{"title": "One"}, {"title": "a"#, #""}]"#),
    (#"{"T": [{"title": "One"}, {"title": "a"#, #""}]}"#),
  ])
  func `bytes that are not UTF-8 are replaced, and the other articles are kept`(
    beginning: String, end: String
  ) throws {
    let latin1 = Data(beginning.utf8) + [0xE9] + Data(end.utf8)

    #expect(try Feed.items(in: latin1).map(\.title) == ["One", "a\u{FFFD}"])
  }

  @Test(arguments: ["1e400", "-1e400", "1E+999", String(repeating: "9", count: 400)])
  func `a number that is too large is treated as missing`(number: String) throws {
    let feed = #"[{"title": "One", "replyCount": \#(number), "x": [\#(number)]}, {"title": "Two"}]"#

    #expect(try items(of: feed) == [NewsItem(title: "One"), NewsItem(title: "Two")])
  }
}

@Suite("Feeds: invalid JSON")
struct InvalidJSONTests {
  /// The beginning of each message about invalid JSON. The library writes the rest.
  private static let beginning = "Not a news feed: it is not valid JSON. "

  @Test(arguments: ["a\tb", #"a\q"#, #"\u12g4"#, "a\u{0}", "a\nb"])
  func `invalid JSON in one article is an error for the whole feed`(title: String) throws {
    let feed = #"[{"title":"one"},{"title":"\#(title)"},{"title":"three"}]"#

    #expect(try complaint(about: Data(feed.utf8)).hasPrefix(Self.beginning))
  }

  #if os(Linux)
    // On macOS, the library has other messages, and may reject the comma.
    @Test(arguments: [
      (#"[{"title":"one"},{"title":"a\q"}]"#, "Invalid escape sequence around character 28."),
      ("[{\"title\":\"a\tb\"}]", "Unescaped control character around character 12."),
      (#"[{"title": x}]"#, "Invalid value around character 11."),
      (#"[{"title": "a"}"#, "Unexpected end of file during JSON parse."),
    ])
    func `a JSON error names the position of the invalid text`(text: String, reason: String) throws
    {
      #expect(try complaint(about: Data(text.utf8)) == Self.beginning + reason)
    }
  #endif

  @Test func `a feed with too many objects is rejected`() throws {
    let feed = Data(#"[{"title": "One"}, {"title": "Two"}]"#.utf8)

    #expect(try Feed.items(in: feed, atMost: 2).count == 2)
    let many = Data("[\(Array(repeating: "{}", count: 1001).joined(separator: ","))]".utf8)
    #expect(throws: LoadError.notAFeed(reason: "it has more than 1,000 objects")) {
      try Feed.items(in: many, atMost: 1000)
    }
  }

  @Test(arguments: [("[", "]", 1), (#"{"a":"#, "}", 1), ("[", "", 2000), (#"{"a":"#, "", 190)])
  func `too many nested lists and objects are rejected`(
    opening: String, closing: String, factor: Int
  ) throws {
    let depth = (greatestDepth + 1) * factor
    let text = String(repeating: opening, count: depth) + String(repeating: closing, count: depth)

    #expect(try complaint(about: Data(text.utf8)).hasPrefix(Self.beginning + "Too many nested"))
  }

  @Test func `the greatest number of nested lists is accepted`() throws {
    let text =
      String(repeating: "[", count: greatestDepth) + String(repeating: "]", count: greatestDepth)

    #expect(
      try complaint(about: Data(text.utf8)) == "Not a news feed: found a list without articles")
  }

  @Test(arguments: [
    #"{"T": [{"title": "One"}], "U": [{"title": "Two"}], "T": [{"title": "Three"}]}"#,
    #"{"T": [{"title": "One"}], "U": [{"title": "Two"}], "\u0054": [{"title": "Three"}]}"#,
  ])
  func `the last page counts if a page name occurs twice`(feed: String) throws {
    #expect(try titles(of: feed) == ["Three", "Two"])
  }
}
