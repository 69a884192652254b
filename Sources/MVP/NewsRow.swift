import Model

/// One row of the news list.
///
/// In MVP, a row is a plain value. It formats its date and its count when the view reads them.
/// `Tests/MVPTests/NewsTests.swift` shows how it is used.
public struct NewsRow {
  private let item: NewsItem

  public init(item: NewsItem) {
    self.item = item
  }

  public var title: String { item.title }
  public var detail: String { item.digest }
  public var content: String { item.content }
  public var dateText: String { item.date.map(formattedDate) ?? "" }
  public var repliesText: String { item.replyCount.map(formattedReplies) ?? "" }
  public var imageAddress: String? { item.imageAddress }

  private func formattedDate(_ date: CalendarDate) -> String {
    let months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(separator: " ")
    return "\(date.day) \(months[date.month - 1]) \(date.year)"
  }

  private func formattedReplies(_ count: Int) -> String {
    switch count {
    case 1: "1 reply"
    case ..<10_000: "\(count) replies"
    default: "\(count / 1000)K replies"
    }
  }
}
