import Model

/// One row of the news list.
///
/// A row is a value that formats its date and its count when the view reads them. So a million rows cost
/// nothing until they are drawn. Some authors call such a value an item view model.
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
