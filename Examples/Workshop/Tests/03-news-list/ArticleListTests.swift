import TerminalUI
import Testing
import WorkshopSupport

@testable import NewsListExercise

@Suite("3 news list: ArticleListViewModel and ArticleListViewController", .serialized)
struct ArticleListTests {
  private let articles = [
    Article(title: "Bread", year: 2016, month: 1, day: 25),
    Article(title: "Games", year: 2017, month: 12, day: 3),
  ]

  @Test func `given: the screen shows the title and date of each article`() {
    let viewModel = ArticleListViewModel(articles: articles)

    #expect(
      lines(showing: viewModel) == ["▸ Bread   January 25", "  Games   December 3"],
      "Moving the code must not change the screen.")
  }

  @Test(.goal, arguments: [0, 1, 2])
  func `the view model provides the number of rows, and the table uses it`(count: Int) {
    let viewModel = ArticleListViewModel(articles: Array(articles.prefix(count)))

    #expect(
      viewModel.numberOfRows == count, "The view model returns one row for each article.")
    let rows = lines(showing: Sentinel(rows: count + 1)).count
    #expect(
      rows == count + 1,
      """
      The view model has \(count + 1) rows, and the screen shows \(rows). \
      The controller returns `numberOfRows` of the view model. It does not count articles.
      """)
  }

  @Test(.goal) func `the view model formats a date as month and day`() {
    #expect(
      ArticleListViewModel(articles: articles).dateText(at: 1) == "December 3",
      "The view model formats the date. A test of the format needs no screen.")
  }

  @Test(.goal) func `the title of a premium article starts with a star`() {
    let viewModel = ArticleListViewModel(articles: [
      Article(title: "Gold", year: 2018, month: 5, day: 1, isPremium: true)
    ])

    #expect(
      viewModel.titleText(at: 0) == "★ Gold", "The view model formats titles and adds the star.")
    #expect(
      lines(showing: viewModel) == ["▸ ★ Gold       May 1"],
      "The controller shows the view model’s title unchanged.")
  }

  @Test(.goal) func `the controller shows the view model's text unchanged`() {
    let sentinel = Sentinel(rows: 1)

    #expect(
      lines(showing: sentinel) == ["▸ SENTINEL 0   DAY 0"],
      "The controller shows the view model’s text and adds nothing to it.")
    #expect(
      sentinel.reads == 0,
      "The controller must not use `articles`. Rows and texts come from the view model.")
  }

  /// Returns the lines that the user sees.
  private func lines(showing viewModel: any ArticleListText) -> [String] {
    let window = Window(rootViewController: ArticleListViewController(viewModel: viewModel))
    return window.draw(width: 20, height: 12).filter { !$0.isEmpty }
  }
}

/// A view model with texts that cannot be computed from its articles. It counts their reads.
private final class Sentinel: ArticleListText {
  /// The number of reads of `articles`.
  private(set) var reads = 0
  let numberOfRows: Int

  init(rows: Int) { numberOfRows = rows }

  var articles: [Article] {
    reads += 1
    return Array(
      repeating: Article(title: "Article", year: 2000, month: 1, day: 1, isPremium: true), count: 5)
  }

  func titleText(at row: Int) -> String { "SENTINEL \(row)" }
  func dateText(at row: Int) -> String { "DAY \(row)" }
}
