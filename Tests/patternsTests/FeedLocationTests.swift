import ArgumentParsing
import Catalog
import Foundation
import PatternDefinition
import Testing

@testable import patterns

@Suite("patterns: FeedLocation")
struct FeedLocationTests {
  @Test(arguments: [
    ("-", FeedLocation.standardInput),
    ("feed.json", .file(path: "feed.json")),
    ("/a/b.json", .file(path: "/a/b.json")),
    ("./ftp:/b.json", .file(path: "./ftp:/b.json")),
    ("at 9:00.json", .file(path: "at 9:00.json")),
    ("file:///a%20b/c.json", .file(path: "/a b/c.json")),
    ("FILE://localhost/a.json", .file(path: "/a.json")),
    ("file:/a.json", .file(path: "/a.json")),
  ])
  func `a location can be standard input or a file`(text: String, location: FeedLocation) throws {
    #expect(try FeedLocation(text) == location)
  }

  @Test(arguments: ["http://h/feed.json", "HTTPS://h:8080/?a=b#c"])
  func `a location can be an http or https address`(text: String) throws {
    let url = try #require(URL(string: text))

    #expect(try FeedLocation(text) == .address(url))
  }

  @Test(arguments: [
    ("ftp://h/feed.json", "ftp"), ("gopher:/x", "gopher"), ("MAILTO://a", "mailto"),
    ("\(String(repeating: "x", count: 100))://h", "xxxxxxxxxxxxxxxxxxx…"),
  ])
  func `a location with another scheme throws a usage error`(text: String, scheme: String) {
    let message = "--feed takes only http and https addresses, not “\(scheme)”"
    #expect(throws: UsageError(message: message)) { try FeedLocation(text) }
  }

  @Test(arguments: ["http:/x", "http://", "https:", "http://h:port/", "http:feed.json"])
  func `an http address without a host throws a usage error`(text: String) {
    #expect(throws: UsageError(message: "“\(text)” is not a complete address")) {
      try FeedLocation(text)
    }
  }

  @Test(arguments: ["file://host/a.json", "file:a.json", "file:", "file:///a%00b"])
  func `a file URL with another host or without a full path throws a usage error`(text: String) {
    let message = "“\(text)” is not a complete address: file:///path"
    #expect(throws: UsageError(message: message)) { try FeedLocation(text) }
  }

  @Test func `a live demo cannot read its feed from standard input`() throws {
    let pattern = try #require(Pattern.all.first)
    let options = try Options(of: pattern, arguments: ["--feed", "-"])

    let error = #expect(throws: UsageError.self) { try options.checkFeedOfLiveDemo() }

    #expect(Failure(try #require(error)).status == 64)
    #expect(try #require(error).message.contains("keyboard"))
  }
}
