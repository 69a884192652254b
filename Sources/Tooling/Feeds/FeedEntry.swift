import Foundation
import Model

/// One entry of a feed. It accepts the field names of all three formats.
///
/// Decoding an entry never fails. A field that cannot be read is treated as missing.
struct FeedEntry: Decodable {
  /// The article, or `nil` if the entry has neither a title nor another text to show.
  let item: NewsItem?

  /// The longest title and digest, in Unicode scalars: more than any line of a screen can show.
  static let longestLine = 1000

  private enum Field: String, CodingKey {
    case id, docid, title, digest, summary, content
    case contentText = "content_text"
    case contentHTML = "content_html"
    case ptime, date
    case datePublished = "date_published"
    case imgsrc, image, replyCount
  }

  init(from decoder: any Decoder) throws {
    guard let fields = try? decoder.container(keyedBy: Field.self) else {
      item = nil
      return
    }

    /// Returns the first nonempty text among the fields `names`.
    func text(_ names: Field..., read: (String) -> String? = PlainText.nonempty) -> String? {
      for name in names {
        if let text = try? fields.decodeIfPresent(String.self, forKey: name),
          let plainText = read(text)
        {
          return plainText
        }
      }
      return nil
    }
    /// Returns a whole number. Some related feeds contain it as text: "12345" or "12,345".
    func number(_ name: Field) -> Int? {
      if let number = try? fields.decodeIfPresent(Int.self, forKey: name) { return number }
      return text(name).flatMap { Int($0) ?? Self.groupedNumber($0) }
    }
    /// Returns an identifier. Some feeds contain it as a number.
    func identifier(_ name: Field) -> String? {
      text(name) ?? number(name).map(String.init)
    }
    /// Returns an address. One feed contains "null" if there is no address.
    func address(_ name: Field) -> String? {
      text(name).flatMap { $0 == "null" ? nil : $0 }
    }

    let digest = text(.digest, .summary)
    let content = text(.content, .contentText) ?? text(.contentHTML, read: PlainText.ofHTML)
    guard let title = text(.title) ?? (content ?? digest).map(PlainText.firstWords) else {
      item = nil
      return
    }
    item = NewsItem(
      id: identifier(.docid) ?? identifier(.id),
      title: PlainText.beginning(of: title, atMost: Self.longestLine),
      digest: PlainText.beginning(of: digest ?? "", atMost: Self.longestLine),
      content: content ?? digest ?? "",
      date: text(.ptime, .date, .datePublished).flatMap { CalendarDate($0) },
      imageAddress: address(.imgsrc) ?? address(.image),
      replyCount: number(.replyCount).flatMap { $0 < 0 ? nil : $0 })
  }

  /// Reads a number whose digits are grouped by commas. Returns `nil` if a group is incomplete.
  private static func groupedNumber(_ text: String) -> Int? {
    let groups = text.split(separator: ",", omittingEmptySubsequences: false)
    guard (1...3).contains(groups[0].utf8.count),
      groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }),
      groups.joined().utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    else { return nil }
    return Int(groups.joined())
  }
}
