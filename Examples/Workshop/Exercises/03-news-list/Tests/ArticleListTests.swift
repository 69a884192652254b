import PatternKit
import TerminalUI
import Testing
import WorkshopSupport

@testable import NewsListExercise

@Suite("3 news list: ArticleListViewModel and ArticleListViewController", .serialized)
struct ArticleListTests {
  private let exercise = Exercise(
    module: "NewsListExercise",
    roles: [
      .view: ["ArticleListViewController"], .viewModel: ["ArticleListViewModel"],
    ])

  @Test func `given: each type keeps its role, and two screens share nothing`() async {
    exercise.readSources()
    await listJudge().ask(.sharesNothing, .readsNoTextBack)
  }

  @Test(.goal) func `the view model provides all texts of the screen`() {
    expectReceived(list(["Bread", "● Games"]).texts, ["2 unread", "● Bread", "● ● Games"])
    expectReceived(list([]).texts, ["All read"])
    let many = ArticleListViewModel(articles: (1...1300).map { Article(title: "no. \($0)") })
    many.didSelectRow(at: 99)
    many.didSelectRow(at: 0)
    expectReceived([many.statusText, many.titleText(at: 99)], ["1298 unread", "no. 100"])
  }

  @Test(.goal) func `a selection marks the article as read, without a screen`() {
    let viewModel = list(["Bread", "Bread", "● Bread"])
    viewModel.didSelectRow(at: 1)
    expectReceived(viewModel.texts, ["2 unread", "● Bread", "Bread", "● ● Bread"])

    viewModel.didSelectRow(at: 1)
    #expect(
      [viewModel.statusText, viewModel.titleText(at: 1)] == ["2 unread", "Bread"],
      say("The user selected this article before. It is still read, and counts once."))

    viewModel.didSelectRow(at: 2)
    expectReceived(viewModel.texts, ["1 unread", "● Bread", "Bread", "● Bread"])
    viewModel.didSelectRow(at: 0)
    expectReceived(viewModel.texts, ["All read", "Bread", "Bread", "● Bread"])
  }

  @Test(.goal) func `a selection reports one change, after the texts have changed`() async {
    await Bindings(
      .init("onChange") { $0.onChange = $1 }, values: { $0.texts },
      events: [1, 0, 0].map { row in { $0.didSelectRow(at: row) } },
      object: { list(["Bread", "Games"]) }
    ).ask()
  }

  @Test(.goal) func `the controller shows the texts of the view model, and again after a change`()
    async
  {
    await sentinelJudge.ask(.showsEachChangeOnce, .showsTextsUnchanged, .readsNoTextBack)
    // A new screen of a longer list has not scrolled.
    await listJudge(["Bread", "Bread", "Games"]).ask(.showsItsSubject)
  }

  @Test(.goal) func `the controller only reports a selection, and is released when it is closed`()
    async
  {
    let sentinel = Sentinel()
    let selecting = Judge(
      exercise, events: [0, 0, 2].map { .select(row: $0) }, subject: { sentinel },
      screen: { ArticleListViewController(viewModel: $0) })
    await selecting.ask(.waitsAfterItsTap)
    expectReceived(sentinel.selections, [0, 0, 2].map { "didSelectRow(at: \($0))" })
    await sentinelJudge.ask(.ownsItsSubject, .isReleased, .isSafeAfterClosing)
  }

  @Test func `given: a selected article loses its dot, and the status counts the others`() async {
    await listJudge().ask(.showsEachChangeOnce, .isReleased)
    await listJudge([]).expectTexts(Array(repeating: ["All read"], count: 8))
    await listJudge(["Bread"]).expectTexts([["1 unread", "● Bread"], ["All read", "Bread"]])
    await listJudge(["● Bread"]).expectTexts([["1 unread", "● ● Bread"], ["All read", "● Bread"]])
    await listJudge().expectTexts([
      ["4 unread", "● Bread", "● Bread", "● Games"],
      ["3 unread", "● Bread", "Bread", "● Games"],
      ["2 unread", "Bread", "Bread", "● Games"],
      ["2 unread", "Bread", "Bread", "● Games"],
      ["1 unread", "Bread", "● Games", "Boats"],
      ["All read", "Bread", "Games", "Boats"],
      ["All read", "Bread", "Bread", "Games"],
      ["All read", "Bread", "Bread", "Games"],
    ])
  }

  private func listJudge(
    _ titles: [String] = ["Bread", "Bread", "Games", "Boats"]
  ) -> Judge<ArticleListViewModel> {
    Judge(
      exercise, events: [1, 0, 1, 3, 2, 0, 1].map { .select(row: $0) },
      subject: { list(titles) },
      screen: { ArticleListViewController(viewModel: $0) })
  }

  private var sentinelJudge: Judge<Sentinel> {
    Judge(
      exercise,
      events: (sentinelTexts + sentinelTexts).enumerated().map { number, text in
        .change { sentinel in
          // Each change changes one text, or the number of rows.
          if number.isMultiple(of: 2) { sentinel.statusText = text } else { sentinel.title = text }
          sentinel.numberOfRows = number / 6
          sentinel.onChange?()
        }
      }, decided: { $0.texts }, subject: Sentinel.init,
      screen: { ArticleListViewController(viewModel: $0) })
  }
}

private func list(_ titles: [String]) -> ArticleListViewModel {
  ArticleListViewModel(articles: titles.map(Article.init))
}

extension ArticleListViewModelProtocol {
  fileprivate var texts: [String] { [statusText] + (0..<numberOfRows).map(titleText) }
}

/// A view model with texts that cannot be computed from its articles. It records its calls, and its
/// texts change with a selection that it does not report.
private final class Sentinel: ArticleListViewModelProtocol {
  var onChange: (() -> Void)?
  var statusText = "a status of the test"
  var title = "a title of the test"
  var numberOfRows = 3
  let articles = [Article(title: "One"), Article(title: "Two")]
  private(set) var selections: [String] = []

  func titleText(at row: Int) -> String { title }
  func didSelectRow(at row: Int) {
    selections.append("didSelectRow(at: \(row))")
    (statusText, title) = ("NEXT", "NEXT")
  }
}
