/// An article in the list. Do not change this type.
struct Article: Equatable {
  var title: String
  var year: Int
  var month: Int
  var day: Int
  var isPremium = false
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
    // TODO: Return one row for each article.
    0
  }

  /// Returns the title. The title of a premium article starts with a star, “★ Title”.
  func titleText(at row: Int) -> String {
    // TODO: Return the title. The star is a new requirement.
    ""
  }

  func dateText(at row: Int) -> String {
    // TODO: Format the date here instead of in the controller.
    ""
  }
}
