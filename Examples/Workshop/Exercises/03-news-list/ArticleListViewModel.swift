/// A view model that knows which articles the user has read.
final class ArticleListViewModel: ArticleListViewModelProtocol {
  let articles: [Article]
  var onChange: (() -> Void)?
  // solution
  private var readRows: Set<Int> = []
  // end

  init(articles: [Article]) {
    self.articles = articles
  }

  var statusText: String {
    // stub
    // TODO: Return the number of unread articles.
    // 返回未读文章的数量。
    ""
    // solution
    let count = articles.count - readRows.count
    return count == 0 ? "All read" : "\(count) unread"
    // end
  }

  var numberOfRows: Int {
    // stub
    // TODO: Return one row for each article.
    // 每篇文章返回一行。
    0
    // solution
    articles.count
    // end
  }

  func titleText(at row: Int) -> String {
    // stub
    // TODO: Return the title, with a dot if the article is unread.
    // 返回标题，未读的文章带圆点。
    ""
    // solution
    let title = articles[row].title
    return readRows.contains(row) ? title : "● \(title)"
    // end
  }

  func didSelectRow(at row: Int) {
    // stub
    // TODO: Store that the article is read, and report that the texts have changed.
    // 记住文章已读，并报告文字已改变。
    // solution
    // The texts depend on the set only, so they change at this line.
    readRows.insert(row)
    onChange?()
    // end
  }
}
