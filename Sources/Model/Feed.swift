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
  /// The entries, page after page; a bare array is a single page.
  private let pages: [Page]

  private struct Page {
    let name: String
    let entries: [FeedEntry]
  }

  /// Reads all items of the feed in `data`, in their order.
  ///
  /// Where an entry stands on several pages, the first one counts.
  /// - Complexity: O(*n*) in the bytes of the feed.
  static func items(in data: Data) throws(LoadError) -> [NewsItem] {
    guard let text = String(data: data, encoding: .utf8) else {
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
    return feed.entries(asIn: text).compactMap(\.item).filter { item in
      item.id.map { known.insert($0).inserted } ?? true
    }
  }

  /// The entries of all pages, which follow each other as they do in `text`:
  /// a decoded object has forgotten the order of its keys.
  private func entries(asIn text: String) -> [FeedEntry] {
    guard pages.count > 1 else { return pages.first?.entries ?? [] }
    return
      pages
      .map { page in (place: text.range(of: "\"\(page.name)\"")?.lowerBound ?? text.endIndex, page)
      }
      .sorted { $0.place < $1.place }
      .flatMap(\.1.entries)
  }

  /// Says in a few words why `data` cannot be decoded.
  private static func whatIsWrong(with data: Data) -> String {
    let firstByte = data.first { !" \t\r\n".utf8.contains($0) }
    guard let firstByte else { return "it is empty" }
    if firstByte == UInt8(ascii: "<") { return "found HTML or XML instead of JSON" }
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return "found a single JSON value instead of a list"
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
      return "the JSON is broken: \(reason ?? "no reason given")"
    }
  }
}

extension Feed: Decodable {
  init(from decoder: any Decoder) throws {
    if let entries = try? [FeedEntry](from: decoder) {
      pages = [Page(name: "", entries: entries)]
    } else {
      let object = try decoder.container(keyedBy: PageName.self)
      let names = object.allKeys.map(\.stringValue).sorted()
      pages = names.compactMap { name in
        (try? object.decode([FeedEntry].self, forKey: PageName(stringValue: name)))
          .map { Page(name: name, entries: $0) }
      }
      guard !pages.isEmpty else {
        let found = names.isEmpty ? "an empty object" : "an object without a list"
        throw LoadError.notAFeed(reason: "found \(found)")
      }
    }
    let entries = pages.lazy.flatMap(\.entries)
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
