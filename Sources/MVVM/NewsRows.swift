import Model

/// The rows of one load. They stay the same when the model changes.
public struct NewsRows {
  private let items: [NewsItem]

  init(items: [NewsItem] = []) {
    self.items = items
  }

  public var count: Int { items.count }

  /// The view model of one row, created when the view needs it.
  public subscript(row: Int) -> NewsItemViewModel {
    NewsItemViewModel(item: items[row])
  }
}
