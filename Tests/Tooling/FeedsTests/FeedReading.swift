import Foundation
import Model
import Testing
import ToolingSupport

@testable import Feeds

/// A timeout in seconds that no load of a test reaches, even on a busy machine.
nonisolated let patience = 600

extension HTTPNewsSource {
  init(_ url: URL, timeout: Int = patience) {
    self.init(url: url)
    self.timeout = timeout
  }
}

/// Expects that a load fails if a server answers with `answer`.
@MainActor func expect(
  _ error: LoadError, timeout: Int = patience, sourceLocation: SourceLocation = #_sourceLocation,
  from answer: @escaping @Sendable (Connection) -> Void
) async throws {
  try await withServer(answering: answer) { url in
    await #expect(throws: error, sourceLocation: sourceLocation) {
      try await HTTPNewsSource(url, timeout: timeout).items()
    }
  }
}

func items(of feed: String) throws -> [NewsItem] { try Feed.items(in: Data(feed.utf8)) }

func titles(of feed: String) throws -> [String] { try items(of: feed).map(\.title) }

/// Returns the item of a feed that consists of one entry.
func item(of entry: String) throws -> NewsItem {
  let items = try items(of: "[\(entry)]")
  try #require(items.count == 1)
  return items[0]
}

/// Returns the message to the user if the feed in `data` is rejected.
func complaint(about data: Data) throws -> String {
  let error = #expect(throws: LoadError.self) { try Feed.items(in: data) }
  return try #require(error).description
}

/// The maximum nesting depth of lists and objects in `JSONSerialization`.
nonisolated let greatestDepth = 512

/// The same news in each supported feed format.
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
