// check: The screen reads the texts in `onChange`. Change them before you call it.
/// An article in the list. Do not change this type.
struct Article: Equatable {
  var title: String
}

/// The part of a view model that the controller uses. Do not change this protocol.
protocol ArticleListViewModelProtocol: AnyObject {
  /// The articles. After your change, the controller no longer uses them.
  var articles: [Article] { get }
  /// Called after the texts have changed.
  var onChange: (() -> Void)? { get set }

  /// The line above the rows, “2 unread” or “All read”.
  var statusText: String { get }
  var numberOfRows: Int { get }
  /// The title. The title of an unread article starts with a dot, “● Bread”.
  func titleText(at row: Int) -> String
  /// Called when the user selects a row. The article is then read.
  func didSelectRow(at row: Int)
}

/// A view model that knows which articles the user has read.
final class ArticleListViewModel: ArticleListViewModelProtocol {
  let articles: [Article]
  var onChange: (() -> Void)?
  private var readRows: Set<Int> = []

  init(articles: [Article]) {
    self.articles = articles
  }

  var statusText: String {
    let count = articles.count - readRows.count
    return count == 0 ? "All read" : "\(count) unread"
  }

  var numberOfRows: Int {
    articles.count
  }

  func titleText(at row: Int) -> String {
    let title = articles[row].title
    return readRows.contains(row) ? title : "● \(title)"
  }

  func didSelectRow(at row: Int) {
    onChange?()
    readRows.insert(row)
  }
}
