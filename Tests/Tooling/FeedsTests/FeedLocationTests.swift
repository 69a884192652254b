import Foundation
import PatternKit
import Testing

@testable import Feeds

@Suite("Feeds: FeedLocation")
struct FeedLocationTests {
  @Test(arguments: [
    ("-", FeedLocation.standardInput),
    ("/dev/stdin", .standardInput),
    ("feed.json", .file(path: "feed.json")),
    ("/a/b.json", .file(path: "/a/b.json")),
    ("./ftp:/b.json", .file(path: "./ftp:/b.json")),
    ("at 9:00.json", .file(path: "at 9:00.json")),
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
    ("ftp://h/feed.json", "--feed takes only http and https addresses, not “ftp”"),
    ("MAILTO://a", "--feed takes only http and https addresses, not “mailto”"),
    (
      "\(String(repeating: "x", count: 100))://h",
      "--feed takes only http and https addresses, not “xxxxxxxxxxxxxxxxxxx…”"
    ),
    ("feed:https://h/feed.json", "type --feed https://h/feed.json"),
    ("localhost:8000/feed.json", "type --feed http://localhost:8000/feed.json"),
    ("http:/x", "“http:/x” is not a valid address"),
    ("http://", "“http://” is not a valid address"),
    ("http://h:port/", "“http://h:port/” is not a valid address"),
    ("http://me:secret@h:port/", "“http://…@h:port/” is not a valid address"),
    ("http://a b", "“http://a b” is not a valid address"),
    ("http:feed.json", "“http:feed.json” is not a valid address"),
    ("file:///a.json", "--feed takes only http and https addresses, not “file”"),
  ])
  func `a location that cannot be read throws a usage error`(text: String, message: String) {
    #expect(throws: UsageError(message: "\(message)")) { try FeedLocation(text) }
  }
}
