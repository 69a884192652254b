import Foundation
import Model

/// One entry of a feed. It accepts the field names of all three formats.
///
/// Reading an entry never fails. A field that cannot be read is treated as missing.
struct FeedEntry {
  private let fields: [String: Any]

  /// Returns `nil` if `value` is not an object.
  init?(_ value: Any) {
    guard let fields = value as? [String: Any] else { return nil }
    self.fields = fields
  }

  /// The article, or `nil` if the entry has neither a title nor another text to show.
  var item: NewsItem? {
    let digest = text("digest", "summary")
    let content = text("content", "content_text") ?? text("content_html", read: PlainText.ofHTML)
    let headline = (content ?? digest).map(PlainText.firstWords)
    guard let title = text("title") ?? headline else { return nil }
    // Without a title, the row would show the beginning of the summary twice.
    let isRepeated = title == headline && title == digest.map(PlainText.firstWords)
    return NewsItem(
      id: identifier("docid") ?? identifier("id"),
      title: PlainText.beginning(of: title, atMost: Limits.scalarsOfLine),
      digest: PlainText.beginning(of: isRepeated ? "" : digest ?? "", atMost: Limits.scalarsOfLine),
      content: content ?? digest ?? "",
      date: text("ptime", "date", "date_published", "date_modified").flatMap { CalendarDate($0) },
      imageAddress: address("imgsrc") ?? address("image"),
      replyCount: number("replyCount").flatMap { $0 < 0 ? nil : $0 })
  }

  /// Returns the first nonempty text among the fields `names`.
  private func text(
    _ names: String..., read: (String) -> String? = PlainText.nonempty
  ) -> String? {
    for name in names {
      if let text = fields[name] as? String, let plainText = read(text) { return plainText }
    }
    return nil
  }

  /// Returns a whole number. Some related feeds contain it as text: "12345" or "12,345".
  private func number(_ name: String) -> Int? {
    if let text = text(name) {
      let isGrouped = text.range(of: "^[0-9]{1,3}(,[0-9]{3})+$", options: .regularExpression) != nil
      return Int(isGrouped ? text.replacing(",", with: "") : text)
    }
    // A boolean is a number too. Its type is that of a character.
    let isBoolean = (fields[name] as? NSNumber)?.objCType.pointee == CChar(UInt8(ascii: "c"))
    return isBoolean ? nil : fields[name] as? Int
  }

  /// Returns an identifier. Some feeds contain it as a number.
  private func identifier(_ name: String) -> String? {
    text(name) ?? number(name).map(String.init)
  }

  /// Returns an address. One feed contains "null" if there is no address.
  private func address(_ name: String) -> String? {
    text(name).flatMap { $0 == "null" ? nil : $0 }
  }
}
