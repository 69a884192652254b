import Foundation
import Testing

@testable import Model

@Suite("Feed: what is none")
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
    ("[1, 2]", "found a list of things that are no entries"),
    ("[[]]", "found a list of things that are no entries"),
    (#"{"T": [1]}"#, "found a list of things that are no entries"),
    (#"{"T": [null], "U": ["x"]}"#, "found a list of things that are no entries"),
  ])
  func `is refused with what was found`(text: String, reason: String) throws {
    #expect(try complaint(about: Data(text.utf8)) == "Not a news feed: \(reason)")
  }

  @Test func `is refused when it is not UTF-8`() throws {
    let latin1 = Data(#"[{"title": ""#.utf8) + [0xE9] + Data(#""}]"#.utf8)

    #expect(try complaint(about: latin1) == "Not a news feed: the text is not UTF-8")
  }

  @Test(arguments: [
    (#"[{"title": "a""#, "Unexpected end of file during JSON parse"),
    (#"{"T": [{"title": "a"}"#, "Unexpected end of file during JSON parse"),
    ("hello", "Invalid value around character 0"),
    (#"[{"title": "a"}] x"#, "Invalid value around character 17"),
    ("[{'title': 'a'}]", "Invalid value around character 2"),
  ])
  func `is refused when it is broken`(text: String, reason: String) throws {
    try expectBroken(text, reason)
  }

  @Test(arguments: [false, true])
  func `is refused when it is nested too deeply`(isClosed: Bool) throws {
    let opened = String(repeating: "[", count: 100_000)
    let closed = String(repeating: "]", count: isClosed ? 100_000 : 0)

    try expectBroken(
      opened + closed, "Too many nested arrays or dictionaries around character 513")
  }

  private func expectBroken(_ text: String, _ reason: String) throws {
    let complaint = try complaint(about: Data(text.utf8))

    // Elsewhere Foundation words the reason differently.
    #if os(Linux)
      #expect(complaint == "Not a news feed: the JSON is broken: \(reason)")
    #else
      #expect(complaint.hasPrefix("Not a news feed: the JSON is broken: "))
    #endif
  }
}
