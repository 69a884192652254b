import Feeds
import Foundation
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
    ("true", "found a single JSON value instead of a list"),
    ("{}", "found an empty object"),
    (#"{"a": 1}"#, "found an object without a list"),
    (#"{"a": {"b": []}}"#, "found an object without a list"),
    ("[1, 2]", "found a list without articles"),
    ("[[]]", "found a list without articles"),
    (#"{"T": [1]}"#, "found a list without articles"),
    (#"{"T": [null], "U": ["x"]}"#, "found a list without articles"),
    (#"[{"name": "x"}]"#, "found a list without articles"),
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
}

@Suite("Feeds: invalid JSON")
struct InvalidJSONTests {
  @Test(arguments: [
    ("[{\"title\":\"one\"},{\"title\":\"a\tb\"},{\"title\":\"three\"}]", 29, "control character 9"),
    (#"[{"title":"one"},{"title":"a\ud800b"},{"title":"three"}]"#, 29, "half of a surrogate pair"),
    (#"[{"title":"one"},{"title":"a\q"},{"title":"three"}]"#, 29, "unknown escape sequence"),
  ])
  func `invalid JSON in one article is an error for the whole feed`(
    text: String, column: Int, reason: String
  ) throws {
    let complaint = try complaint(about: Data(text.utf8))

    #expect(complaint.hasPrefix("Not a news feed: line 1, column \(column): "))
    #expect(complaint.hasSuffix(reason))
  }

  @Test(arguments: [
    "[1,]", "[-01]", #"{"id":0,}"#, "[,1]", "[1,,2]", "[1 2]", "[", "{", "[1", "[1,", #"{"a""#,
    #"{"a":"#, #"{"a":1"#, #"{"a":1,"#, #"{"a" 1}"#, "{a:1}", "{1:1}", "{'a':1}", #"{"a":}"#, "]",
    "}",
    "[1]]", "[]x", "[] []", "[}", "{]", "hello", "nul", "[nulll]", "[True]", "[NaN]", "[Infinity]",
    "[+1]", "[.5]", "[1.]", "[-]", "[01]", "[1e]", "[1e+]", "[0x1]", "[1.5.5]", "[--1]", "[1_000]",
    "[\"a]", "[\"\\\"]", #"["\u12g4"]"#, #"["\u12"]"#, #"["\x41"]"#, #"["\U0041"]"#, "[\"a\nb\"]",
    "[\"\u{0}\"]", "[\"\u{1F}\"]", #"["\ud800\ud800"]"#, #"["\udc00"]"#, #"["\ud800\n"]"#,
    "[1]//x", "[/**/]", "\u{A0}[]", "[\u{C}1]", "[1\u{0}]", "\u{FEFF}\u{FEFF}[]", "[\u{FEFF}1]",
    "'a'", "[\"a\" : 1]", #"{"a":1:2}"#, #"{"a":1 "b":2}"#, "{,}", "[[1],]", "null null",
  ])
  func `invalid JSON is rejected with line and column`(text: String) throws {
    let complaint = try complaint(about: Data(text.utf8))

    #expect(complaint.hasPrefix("Not a news feed: line 1, column "))
  }

  @Test(arguments: [
    "null", "0", "-0", "[-0.5e-10, 1E+2, 1e05, 10, 0.0, 123456789012345678901234567890]",
    #"["\"\\\/\b\f\n\r\t\u0041\ud83c\uDF89\u0000"]"#,
    "\t\n\r [ \t\n\r] ", " { \"a\" : [ { } , [ ] , true , false , null ] } ", #"{"":{"":[[]]}}"#,
    "[\"\u{7F}\u{2028}🎉\"]", #"[{"a":1,"a":2}]"#,
  ])
  func `JSON that the grammar allows is accepted`(text: String) throws {
    #expect(throws: Never.self) { try JSONSyntax.names(in: Data(text.utf8)) }
  }

  @Test(arguments: [
    ("[\n  {\"title\": \"新闻\"},\r\n  {\"title\": \"🎉é\", x}\r\n]", "line 3, column 19"),
    ("\n\n\n]", "line 4, column 1"),
    ("[1,\n", "line 2, column 1"),
    ("x", "line 1, column 1"),
  ])
  func `a JSON error has a line and a column, both counted from 1`(text: String, place: String)
    throws
  {
    #expect(try complaint(about: Data(text.utf8)).hasPrefix("Not a news feed: \(place): "))
  }

  @Test(arguments: [
    ("[1,]", "column 4: expected a value, found “]”"),
    ("[-01]", "column 4: expected “,” or “]”, found “1”"),
    (#"{"id":0,}"#, "column 9: expected a name in quotation marks, found “}”"),
    (#"[{"title": "a""#, "column 15: expected “,” or “}”, found the end of the text"),
    (#"[{"title": "a}]"#, "column 12: the string does not end"),
    (#"[{"title" "a"}]"#, "column 11: expected “:”, found “\"”"),
    (#"[{"title": 新}]"#, "column 12: expected a value, found “新”"),
    (#"[{"title": "a"}] x"#, "column 18: expected the end of the text, found “x”"),
    ("[1.]", "column 4: expected a digit, found “]”"),
    (#"["\u00"]"#, "column 3: expected four hexadecimal digits after “\\u”"),
  ])
  func `a JSON error states what was expected and what was found`(text: String, reason: String)
    throws
  {
    #expect(try complaint(about: Data(text.utf8)) == "Not a news feed: line 1, \(reason)")
  }

  @Test func `bytes that are not UTF-8 are rejected`() throws {
    let latin1 = Data("[\n{\"title\": \"".utf8) + [0xE9] + Data(#""}]"#.utf8)

    #expect(
      try complaint(about: latin1)
        == "Not a news feed: line 2, column 12: the text is not UTF-8")
  }

  @Test func `more than 512 nested lists are rejected, and 512 are accepted`() throws {
    func nested(_ depth: Int) -> Data {
      Data((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }

    #expect(try complaint(about: nested(512)) == "Not a news feed: found a list without articles")
    #expect(
      try complaint(about: nested(513))
        == "Not a news feed: line 1, column 513: more than 512 nested lists")
  }

  @Test(arguments: ["[", #"{"a":"#])
  func `a million opening brackets are rejected`(opening: String) throws {
    let text = String(repeating: opening, count: 1_000_000)

    #expect(try complaint(about: Data(text.utf8)).hasSuffix("more than 512 nested lists"))
  }
}

@Suite("Feeds: duplicate names")
struct DuplicateNamesTests {
  @Test(arguments: [
    #"{"T1": [{"title": "One"}], "T1": [{"title": "Two"}]}"#,
    #"{"T1": [{"title": "One"}], "\u00541": [{"title": "Two"}]}"#,
  ])
  func `a duplicate page name is an error`(feed: String) throws {
    #expect(
      try complaint(about: Data(feed.utf8))
        == "Not a news feed: line 1, column 28: the name “T1” occurs twice")
  }

  @Test func `a duplicate name in an article is allowed and its first value is used`() throws {
    #expect(try titles(of: #"[{"title": "One", "title": "Two"}]"#) == ["One"])
  }
}
