import Foundation

/// Reads a news feed in any of the three shapes that this sampler knows.
///
/// - an array of entries: `[{"title": …, "date": …}, …]`
/// - an object of pages, each an array of entries: `{"T1348647853363": [ … ]}`
/// - a JSON Feed, version 1 or 1.1: `{"version": "https://jsonfeed.org/…", "items": [ … ]}`
///   (source: jsonfeed.org)
///
/// Reading is lenient with an entry and strict with a feed. Real feeds leave
/// fields out and mix other things in: an entry without a title is not news and
/// is skipped, any other field may be missing. What is no feed at all is an error.
struct Feed {
  /// The entries of each page by the page's name; a bare array is a single page.
  private let pages: [String: [FeedEntry]]

  /// Reads all items of the feed in `data`, in their order.
  ///
  /// Where an entry stands on several pages, the first one counts.
  /// - Complexity: O(*n*) in the bytes of the feed.
  static func items(in data: Data) throws(LoadError) -> [NewsItem] {
    guard String(data: data, encoding: .utf8) != nil else {
      throw .notAFeed(reason: "the text is not UTF-8")
    }
    let feed: Feed
    do {
      feed = try JSONDecoder().decode(Feed.self, from: data)
    } catch let error as LoadError {
      throw error
    } catch {
      throw .notAFeed(reason: whatIsWrong(with: data))
    }
    var known: Set<String> = []
    return feed.entries(asIn: data).compactMap(\.item).filter { item in
      item.id.map { known.insert($0).inserted } ?? true
    }
  }

  /// The entries of all pages, which follow each other as they do in `data`:
  /// a decoded object has forgotten the order of its keys.
  private func entries(asIn data: Data) -> [FeedEntry] {
    guard pages.count > 1 else { return pages.values.first ?? [] }
    var rest = pages
    return TopLevelKeys.names(in: data).flatMap { rest.removeValue(forKey: $0) ?? [] }
  }

  /// Says in a few words why `data` cannot be decoded.
  private static func whatIsWrong(with data: Data) -> String {
    // A byte order mark says nothing either.
    let firstByte = data.first { !" \t\r\n\u{FEFF}".utf8.contains($0) }
    guard let firstByte else { return "it is empty" }
    if firstByte == UInt8(ascii: "<") { return "found HTML or XML instead of JSON" }
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return "found a single JSON value instead of a list"
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
      let sentence = reason ?? "no reason given"
      return "the JSON is broken: \(sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...])"
    }
  }
}

extension Feed: Decodable {
  init(from decoder: any Decoder) throws {
    if let entries = try? [FeedEntry](from: decoder) {
      pages = ["": entries]
    } else {
      let object = try decoder.container(keyedBy: PageName.self)
      let version = try? object.decode(String.self, forKey: PageName(stringValue: "version"))
      // Next to its items, a JSON Feed has lists of authors and hubs.
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
    guard entries.isEmpty || entries.contains(where: \.isObject) else {
      throw LoadError.notAFeed(reason: "found a list of things that are no entries")
    }
  }

  private struct PageName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
