// check: `Article` was changed, and it must not change.
/// An article in the list. Do not change this type.
struct Article: Equatable {
  var title: String
  var year: Int
  var month: Int
  var day: Int
  var isPremium = false

  var titleText: String { isPremium ? "★ \(title)" : title }
}

/// The part of a view model that the controller uses. Do not change this protocol.
protocol ArticleListText: AnyObject {
  /// The articles. After your change, the controller no longer uses them.
  var articles: [Article] { get }

  var numberOfRows: Int { get }
  func titleText(at row: Int) -> String
  func dateText(at row: Int) -> String
}

/// A view model that provides the number of rows and their texts.
final class ArticleListViewModel: ArticleListText {
  let articles: [Article]

  init(articles: [Article]) {
    self.articles = articles
  }

  var numberOfRows: Int {
    articles.count
  }

  /// Returns the title. The title of a premium article starts with a star, “★ Title”.
  func titleText(at row: Int) -> String {
    // A new rule changes only the view model. The controller shows every title unchanged.
    articles[row].titleText
  }

  func dateText(at row: Int) -> String {
    // This code was in the controller before.
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    return "\(months[articles[row].month - 1]) \(articles[row].day)"
  }
}
