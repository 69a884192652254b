import TerminalUI
import Testing
import WorkshopSupport

@testable import NewsListExercise

@Suite("3 news list: from a busy controller to a view model", .serialized)
struct ArticleListTests {
  private let articles = [
    Article(title: "Bread", year: 2016, month: 1, day: 25),
    Article(title: "Games", year: 2017, month: 12, day: 3),
  ]

  @Test func `given: the screen still shows the same lines`() {
    let viewModel = ArticleListViewModel(articles: articles)

    #expect(
      lines(showing: viewModel) == ["▸ Bread   January 25", "  Games   December 3"],
      "Whoever does the work: the user must not notice.")
  }

  @Test(.goal, arguments: [0, 1, 2])
  func `has one row for each article`(count: Int) {
    let viewModel = ArticleListViewModel(articles: Array(articles.prefix(count)))

    #expect(
      viewModel.numberOfRows == count, "How many rows there are is for the view model to say.")
    #expect(
      lines(showing: Sentinel(rows: count + 1)).count == count + 1,
      "The controller asks the view model for the number. It does not count articles.")
  }

  @Test(.goal) func `words a date`() {
    #expect(
      ArticleListViewModel(articles: articles).dateText(at: 1) == "December 3",
      "To find the words is the view model’s job: it can be tested without a screen.")
  }

  @Test(.goal) func `puts a star before the title of a premium article`() {
    let viewModel = ArticleListViewModel(articles: [
      Article(title: "Gold", year: 2018, month: 5, day: 1, isPremium: true)
    ])

    #expect(
      viewModel.titleText(at: 0) == "★ Gold", "A rule about words is the view model’s business.")
    #expect(
      lines(showing: viewModel) == ["▸ ★ Gold       May 1"],
      "The controller shows the title that the view model says.")
  }

  @Test(.goal) func `shows what the view model says`() {
    #expect(
      lines(showing: Sentinel(rows: 1)) == ["▸ SENTINEL 0   DAY 0"],
      "The controller shows the view model’s words, and has none of its own.")
  }

  /// What the user sees.
  private func lines(showing viewModel: any ArticleListText) -> [String] {
    let window = Window(rootViewController: ArticleListViewController(viewModel: viewModel))
    return window.draw(width: 20, height: 12).filter { !$0.isEmpty }
  }
}

/// A view model that says what nobody could work out from its articles.
private final class Sentinel: ArticleListText {
  let articles = Array(
    repeating: Article(title: "Article", year: 2000, month: 1, day: 1, isPremium: true), count: 5)
  let numberOfRows: Int

  init(rows: Int) { numberOfRows = rows }

  func titleText(at row: Int) -> String { "SENTINEL \(row)" }
  func dateText(at row: Int) -> String { "DAY \(row)" }
}
