import Feeds
import Foundation
import Model
import Testing

@testable import Feeds

/// Reads the items of a feed written down in a test.
func items(of feed: String) throws -> [NewsItem] {
  try Feed.items(in: Data(feed.utf8))
}

/// Reads the titles of a feed written down in a test.
func titles(of feed: String) throws -> [String] {
  try items(of: feed).map(\.title)
}

/// Reads the only entry of a feed.
func item(of entry: String) throws -> NewsItem {
  let items = try items(of: "[\(entry)]")
  try #require(items.count == 1)
  return items[0]
}

/// What a user reads when the feed in `data` is refused.
func complaint(about data: Data) throws -> String {
  let error = #expect(throws: LoadError.self) { try Feed.items(in: data) }
  return try #require(error).description
}

/// The same news in each of the shapes.
nonisolated enum Sample {
  static let array = #"[{"title": "One", "replyCount": 1}, {"title": "Two"}]"#
  static let pages = #"{"T1": [{"title": "One", "replyCount": 1}, {"title": "Two"}]}"#
  static let jsonFeed = """
    {"version": "https://jsonfeed.org/version/1.1", "title": "News",
     "items": [{"title": "One", "replyCount": 1}, {"title": "Two"}]}
    """

  static let shapes = [array, pages, jsonFeed]
  static let items = [NewsItem(title: "One", replyCount: 1), NewsItem(title: "Two")]
}
