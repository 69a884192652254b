/// Something to read. Leave this type as it is.
struct Article: Equatable {
  var title: String
  var year: Int
  var month: Int
  var day: Int
  var isPremium = false
}

/// What the controller may know of a view model. Leave it as it is.
protocol ArticleListText: AnyObject {
  /// The articles themselves. When you are done, the controller no longer asks for them.
  var articles: [Article] { get }

  var numberOfRows: Int { get }
  func titleText(at row: Int) -> String
  func dateText(at row: Int) -> String
}

/// Answers whatever a screen wants to know about a list of articles.
final class ArticleListViewModel: ArticleListText {
  let articles: [Article]

  init(articles: [Article]) {
    self.articles = articles
  }

  var numberOfRows: Int {
    articles.count
  }

  /// The title; that of a premium article after a star: “★ Title”.
  func titleText(at row: Int) -> String {
    articles[row].title
  }

  func dateText(at row: Int) -> String {
    // Moved here from the controller, word for word.
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    return "\(months[articles[row].month - 1]) \(articles[row].day)"
  }
}
