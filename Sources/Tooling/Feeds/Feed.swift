import Foundation
import Model

/// Reads a news feed in one of three formats.
///
/// - an array of entries: `[{"title": …, "date": …}, …]`
/// - an object of pages, each an array of entries: `{"T1348647853363": [ … ]}`
/// - a JSON Feed, version 1 or 1.1: `{"version": "https://jsonfeed.org/…", "items": [ … ]}`
///   (source: jsonfeed.org)
///
/// The document must be valid JSON. Entries are read leniently, because real feeds omit fields and
/// contain other objects. An entry without text is skipped, and any other field may be missing.
struct Feed {
  /// The entries of each page by the page's name. An array without names is a single page.
  private let pages: [String: [FeedEntry]]

  /// Returns all items of the feed in `data`, in their order.
  ///
  /// If several pages contain the same entry, the first one is used.
  /// - Complexity: O(*n*) in the bytes of the feed.
  static func items(in data: Data) throws(LoadError) -> [NewsItem] {
    // A byte order mark is ignored, like blanks.
    let firstByte = data.first { !" \t\r\n\u{FEFF}".utf8.contains($0) }
    guard let firstByte else { throw .notAFeed(reason: "it is empty") }
    guard firstByte != UInt8(ascii: "<") else {
      throw .notAFeed(reason: "found HTML or XML instead of JSON")
    }
    let names = try JSONSyntax.names(in: data)
    let feed: Feed
    do {
      feed = try JSONDecoder().decode(Feed.self, from: data)
    } catch let error as LoadError {
      throw error
    } catch {
      throw .notAFeed(reason: "found a single JSON value instead of a list")
    }
    var known: Set<String> = []
    return feed.entries(inOrderOf: names).compactMap(\.item).filter { item in
      item.id.map { known.insert($0).inserted } ?? true
    }
  }

  /// Returns the entries of all pages. A decoded object does not preserve the order of its names.
  private func entries(inOrderOf names: [String]) -> [FeedEntry] {
    guard pages.count > 1 else { return pages.values.first ?? [] }
    return names.flatMap { pages[$0] ?? [] }
  }
}

extension Feed: Decodable {
  init(from decoder: any Decoder) throws {
    if let entries = try? [FeedEntry](from: decoder) {
      pages = ["": entries]
    } else {
      let object = try decoder.container(keyedBy: PageName.self)
      let version = try? object.decode(String.self, forKey: PageName(stringValue: "version"))
      // A JSON Feed contains other arrays besides its items, such as authors and hubs.
      let isJSONFeed = version?.contains("jsonfeed.org/") ?? false
      var pages: [String: [FeedEntry]] = [:]
      for name in object.allKeys where !isJSONFeed || name.stringValue == "items" {
        pages[name.stringValue] = try? object.decode([FeedEntry].self, forKey: name)
      }
      guard !pages.isEmpty else {
        let found = object.allKeys.isEmpty ? "an empty object" : "an object without a list"
        throw LoadError.notAFeed(reason: "found \(found)")
      }
      self.pages = pages
    }
    let entries = pages.values.lazy.flatMap(\.self)
    guard entries.isEmpty || entries.contains(where: { $0.item != nil }) else {
      throw LoadError.notAFeed(reason: "found a list without articles")
    }
  }

  private struct PageName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
