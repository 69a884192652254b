import Foundation
import Model

/// Reads a news feed in one of three formats.
///
/// - an array of entries: `[{"title": …, "date": …}, …]`
/// - an object of pages, each an array of entries: `{"T1348647853363": [ … ]}`
/// - a JSON Feed, version 1 or 1.1: `{"version": "https://jsonfeed.org/…", "items": [ … ]}`
///   (source: jsonfeed.org)
///
/// The document must be valid JSON, but for texts and numbers that can be repaired. Entries are read
/// leniently, because real feeds omit fields and contain other objects. An entry without text is skipped,
/// and any other field may be missing.
enum Feed {
  /// Returns all items of the feed in `data`, in their order. Pages come in the order of their names.
  ///
  /// If several pages contain the same entry, the first one is used.
  ///
  /// - Parameter limit: The largest number of objects. A brace in a string counts too.
  static func items(
    in data: Data, atMost limit: Int = Limits.objects
  ) throws(LoadError) -> [NewsItem] {
    let entries = try entries(in: data, atMost: limit)
    let items = entries.compactMap { FeedEntry($0)?.item }
    guard entries.isEmpty || !items.isEmpty else {
      throw .notAFeed(reason: "found a list without articles")
    }
    var known: Set<String> = []
    return items.filter { item in item.id.map { known.insert($0).inserted } ?? true }
  }

  private static func entries(in data: Data, atMost limit: Int) throws(LoadError) -> [Any] {
    switch try value(of: data, atMost: limit) {
    case let entries as [Any]:
      return entries
    case let object as [String: Any]:
      // A JSON Feed contains other arrays besides its items, such as authors and hubs.
      let isJSONFeed = (object["version"] as? String)?.contains("jsonfeed.org/") ?? false
      let names = isJSONFeed ? ["items"] : object.keys.sorted()
      let pages = names.compactMap { object[$0] as? [Any] }
      guard !pages.isEmpty else {
        throw .notAFeed(
          reason: object.isEmpty ? "found an empty object" : "found an object without a list")
      }
      return pages.flatMap(\.self)
    default:
      throw .notAFeed(reason: "found a single JSON value instead of a list")
    }
  }

  /// Returns the value of a document, which is repaired if necessary.
  private static func value(of data: Data, atMost limit: Int) throws(LoadError) -> Any {
    // A byte order mark is ignored, like blanks.
    let firstByte = data.first { !" \t\r\n\u{FEFF}".utf8.contains($0) }
    guard let firstByte else { throw .notAFeed(reason: "it is empty") }
    guard firstByte != UInt8(ascii: "<") else {
      throw .notAFeed(reason: "found HTML or XML instead of JSON")
    }
    guard !data.starts(with: [0x1F, 0x8B]) else {
      throw .notAFeed(reason: "it is compressed. Unpack it with gunzip")
    }
    // `JSONSerialization` also reads UTF-16 and UTF-32, which begin with other bytes.
    guard data.prefix(4).allSatisfy({ (0x01...0xFD).contains($0) }) else {
      // In UTF-32, two zeros follow.
      let isUTF16 =
        [[0xFE, 0xFF], [0xFF, 0xFE]].contains(Array(data.prefix(2)))
        && data.dropFirst(2).prefix(2) != Data([0, 0])
      throw .notAFeed(
        reason: isUTF16
          ? "the text is UTF-16. Save it as UTF-8" : "the text is not UTF-8. Save it as UTF-8")
    }
    guard data.count(where: { $0 == UInt8(ascii: "{") }) <= limit else {
      let number = limit.formatted(.number.locale(Locale(identifier: "en_US")))
      throw .notAFeed(reason: "it has more than \(number) objects")
    }
    do {
      return try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      let value = try? JSONSerialization.jsonObject(
        with: repaired(data), options: .fragmentsAllowed)
      if let value { return value }
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      let position = reason ?? error.localizedDescription
      throw .notAFeed(reason: ["it is not valid JSON", position].joined(separator: ". "))
    }
  }

  /// Returns `document` with U+FFFD for bytes that are not UTF-8 and for surrogates without a partner,
  /// and with `null` for numbers that are too large for a `Double`.
  private static func repaired(_ document: Data) -> Data {
    let token = /"(?:[^"\\]|\\.)*"|-?[0-9][-+.0-9Ee]*/.matchingSemantics(.unicodeScalar)
    let escape = /\\u[Dd][89ABab]..\\u[Dd][C-Fc-f]..|(\\u[Dd][89A-Fa-f]..)|\\./
    let text = String(decoding: document, as: UTF8.self).replacing(token) { token in
      if Double(token.0)?.isInfinite == true { return "null" as String }
      guard token.0.unicodeScalars.contains("\\") else { return String(token.0) }
      return String(token.0).replacing(escape.matchingSemantics(.unicodeScalar)) { escape in
        escape.1 == nil ? String(escape.0) : #"\uFFFD"#
      }
    }
    return Data(text.utf8)
  }
}
