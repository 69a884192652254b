import Model

/// The state of the news list.
///
/// In store and reducer, one value contains everything that a screen shows. The state also formats its
/// texts.
public struct NewsState: Equatable {
  /// The state of the latest load.
  public var status = NewsStatus.idle
  /// The number of the latest load.
  public var loadNumber = 0
  /// The rows of the latest load that succeeded.
  public var rows = NewsRows()
  /// The alert, until it is dismissed.
  public var alert: NewsAlert?

  public init() {}

  /// The line above the rows.
  public var statusText: String {
    switch status {
    case .idle: ""
    case .loading: "Loading…"
    case .loaded: rows.items.isEmpty ? "No news" : ""
    case .failed: ""
    }
  }
}

/// The state of a load.
public enum NewsStatus: Equatable {
  /// No load has been started yet.
  case idle
  case loading, loaded, failed
}

/// The rows of one load.
public struct NewsRows: Equatable {
  /// The number of the load. If it is different, the rows are new, even if the items are equal.
  public var loadNumber = 0
  public var items: [NewsItem] = []

  public var count: Int { items.count }

  /// The texts of one row, created when the view needs them.
  public subscript(row: Int) -> NewsRow {
    NewsRow(item: items[row])
  }
}

/// The alert for one failed load.
public struct NewsAlert: Equatable {
  /// The number of the load. If it is different, the alert is new, even if the error is equal.
  public var loadNumber: Int
  public var error: LoadError

  public var title: String { "Could not load the news" }

  public var message: String { error.description }
}

/// The texts of one row.
public struct NewsRow {
  private let item: NewsItem

  init(item: NewsItem) {
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
