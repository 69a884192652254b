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

  init(articles: [Article]) {
    self.articles = articles
  }

  var statusText: String {
    // TODO: Return the number of unread articles.
    // 返回未读文章的数量。
    ""
  }

  var numberOfRows: Int {
    // TODO: Return one row for each article.
    // 每篇文章返回一行。
    0
  }

  func titleText(at row: Int) -> String {
    // TODO: Return the title, with a dot if the article is unread.
    // 返回标题，未读的文章带圆点。
    ""
  }

  func didSelectRow(at row: Int) {
    // TODO: Store that the article is read, and report that the texts have changed.
    // 记住文章已读，并报告文字已改变。
  }
}
