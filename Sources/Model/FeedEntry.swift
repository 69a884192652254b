import Foundation

/// One entry of a feed, under any of the names that the three shapes use.
///
/// Decoding an entry never fails: what cannot be read is not there.
struct FeedEntry: Decodable {
  /// The news, or nothing where the entry has no title.
  let item: NewsItem?
  /// Whether the entry is a JSON object at all.
  let isObject: Bool

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
      (item, isObject) = (nil, false)
      return
    }
    isObject = true

    /// The first of `names` that holds a text with something to read.
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
    /// A whole number, which neighbouring endpoints write as a text.
    func number(_ name: Field) -> Int? {
      if let number = try? fields.decodeIfPresent(Int.self, forKey: name) { return number }
      return text(name).flatMap { Int($0) }
    }
    /// A name, which some feeds write as a number.
    func identifier(_ name: Field) -> String? {
      text(name) ?? number(name).map(String.init)
    }
    /// An address; one endpoint writes "null" where it has none.
    func address(_ name: Field) -> String? {
      text(name).flatMap { $0 == "null" ? nil : $0 }
    }

    guard let title = text(.title) else {
      item = nil
      return
    }
    let digest = text(.digest, .summary) ?? ""
    let content = text(.content, .contentText) ?? text(.contentHTML, read: PlainText.ofHTML)
    item = NewsItem(
      id: identifier(.docid) ?? identifier(.id),
      title: title,
      digest: digest,
      content: content ?? digest,
      date: text(.ptime, .date, .datePublished).flatMap { CalendarDate($0) },
      imageAddress: address(.imgsrc) ?? address(.image),
      replyCount: number(.replyCount).flatMap { $0 < 0 ? nil : $0 })
  }
}
