import PatternKit
import TerminalUI
import Testing
import WorkshopSupport

@testable import NewsListExercise

@Suite("3 news list: ArticleListViewModel and ArticleListViewController", .serialized)
struct ArticleListTests {
  private let exercise: Exercise
  private let viewModel = list("Bread", "Games")

  init() throws {
    exercise = try Exercise(
      module: "NewsListExercise",
      roles: [
        Role(.view, is: ["ArticleListViewController"], knows: [.control], byProtocol: [.viewModel]),
        Role(.viewModel, is: ["ArticleListViewModel"], knows: [.model]),
        Role(.model, is: ["Article"]),
      ])
  }

  @Test func `given: two screens share nothing, and no text is read back`() async {
    await listJudge.ask(.sharesNothing, .readsNoTextBack, .isReleased)
  }

  @Test func `given: each type mentions only the types that its role may know`() {
    exercise.expectAllowedReferences()
  }

  @Test func `given: a selected article loses its dot, and the status counts the others`() async {
    await listJudge.ask(.showsEachChangeOnce)
    let screen = ArticleListViewController(viewModel: viewModel)
    for (row, expected) in [
      (nil, ["2 unread", "● Bread", "● Games"]), (1, ["1 unread", "● Bread", "Games"]),
      (0, ["All read", "Bread", "Games"]),
    ] {
      if let row { screen.select(row) }
      let lines = screen.lines
      #expect(
        lines == expected,
        say(
          lines.count == 1 && viewModel.numberOfRows == 2
            ? "The view model has 2 rows, and the table shows none. Call `reloadData()`."
            : .screenShows(lines, expected: expected)))
    }
  }

  @Test(.goal) func `the view model provides all texts of the screen`() {
    expectTexts(of: viewModel, ["2 unread", "● Bread", "● Games"])
    expectTexts(of: list(), ["All read"])
  }

  @Test(.goal) func `a selection marks the article as read, without a screen`() {
    viewModel.didSelectRow(at: 0)
    expectTexts(of: viewModel, ["1 unread", "Bread", "● Games"])

    viewModel.didSelectRow(at: 0)
    #expect(
      [viewModel.statusText, viewModel.titleText(at: 0)] == ["1 unread", "Bread"],
      say("The user selected this article before. It is still read, and counts once."))

    viewModel.didSelectRow(at: 1)
    expectTexts(of: viewModel, ["All read", "Bread", "Games"])

    let twins = list("Bread", "Bread", "● Bread")
    twins.didSelectRow(at: 1)
    #expect(
      [twins.titleText(at: 0), twins.titleText(at: 1)] == ["● Bread", "Bread"],
      say("Two articles have the same title. A selection changes the article of its row only."))
    expectReceived([twins.titleText(at: 2)], ["● ● Bread"])
    twins.didSelectRow(at: 2)
    expectTexts(of: twins, ["1 unread", "● Bread", "Bread", "● Bread"])
  }

  private func expectTexts(
    of viewModel: ArticleListViewModel, _ expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectReceived(
      [viewModel.statusText] + viewModel.titles, expected, sourceLocation: sourceLocation)
  }

  @Test(.goal) func `a selection reports one change, after the texts have changed`() async {
    var reported: [String] = []
    viewModel.onChange = { [unowned viewModel] in reported.append(viewModel.statusText) }

    viewModel.didSelectRow(at: 0)
    #expect(
      reported != [],
      say("The view model must call `onChange` after a selection. The screen waits for it."))
    await Bindings(
      exercise, .init("onChange") { $0.onChange = $1 }, values: { [$0.statusText] + $0.titles },
      events: [1, 0, 0].map { row in { $0.didSelectRow(at: row) } },
      object: { list("Bread", "Games") }
    ).ask()
  }

  @Test(.goal) func `the controller shows the texts of the view model, and again after a change`()
    async
  {
    let sentinel = Sentinel()
    let screen = ArticleListViewController(viewModel: sentinel)
    _ = screen.lines
    #expect(
      sentinel.reads == 0,
      say("The controller must not use `articles`. Rows and texts come from the view model."))
    #expect(
      sentinel.onChange != nil,
      say("The controller does not observe the view model. Set its `onChange` to a closure."))
    await sentinelJudge.ask(.showsTextsUnchanged, .showsEachChangeOnce, .readsNoTextBack)
  }

  @Test(.goal) func `the controller only reports a selection, and is released when it is closed`()
    async
  {
    var sentinel: Sentinel? = Sentinel()
    weak let viewModel = sentinel
    let screen = sentinel.map { ArticleListViewController(viewModel: $0) }
    sentinel = nil
    #expect(
      viewModel != nil,
      say("The controller must own its view model. No other object of this test retains it."))
    for row in [0, 0, 2] { screen?.select(row) }
    let selections = viewModel?.selections ?? []
    #expect(
      selections == [0, 0, 2],
      say(
        "`didSelectRow(at:)` was called with \(selections), expected [0, 0, 2]: once per selection."
      ))
    let selecting = Judge(
      exercise, events: [.select(row: 0), .select(row: 2)], subject: Sentinel.init,
      screen: { ArticleListViewController(viewModel: $0) })
    await selecting.ask(.waitsAfterItsTap)
    await sentinelJudge.ask(.isReleased, .isSafeAfterClosing)
  }

  private var listJudge: Judge<ArticleListViewModel> {
    Judge(
      exercise, events: [1, 0, 1, 3].map { .select(row: $0) },
      subject: { list("Bread", "Bread", "Games", "Boats") },
      screen: { ArticleListViewController(viewModel: $0) })
  }

  private var sentinelJudge: Judge<Sentinel> {
    Judge(
      exercise,
      events: sentinelTexts.enumerated().map { number, text in
        .change { sentinel in
          // Each change changes one text, or the number of rows.
          if number.isMultiple(of: 2) { sentinel.statusText = text } else { sentinel.title = text }
          sentinel.numberOfRows = 1 + number / 4
          sentinel.onChange?()
        }
      }, decided: { [$0.statusText] + $0.titles }, subject: Sentinel.init,
      screen: { ArticleListViewController(viewModel: $0) })
  }
}

private func list(_ titles: String...) -> ArticleListViewModel {
  ArticleListViewModel(articles: titles.map(Article.init))
}

extension ArticleListViewModelProtocol {
  fileprivate var titles: [String] { (0..<numberOfRows).map(titleText) }
}

extension ViewController {
  /// The status, and the titles of the visible rows.
  fileprivate var lines: [String] {
    _ = Window(rootViewController: self).draw(width: 20, height: 12)
    let cells = view.descendants(of: TableView.self).flatMap(\.visibleCells)
    return [view.texts.first ?? ""] + cells.map(\.titleLabel.text)
  }

  /// Selects a row, as the user would.
  fileprivate func select(_ row: Int) {
    _ = lines
    let tableView = view.descendants(of: TableView.self).first
    tableView?.selectRow(at: row)
    _ = tableView?.handle(.open)
  }
}

/// A view model with texts that cannot be computed from its articles. It records its calls, and its
/// texts change with a selection that it does not report.
private final class Sentinel: ArticleListViewModelProtocol {
  var onChange: (() -> Void)?
  var statusText = "STATUS"
  var title = "SENTINEL"
  var numberOfRows = 3
  /// The number of reads of `articles`.
  private(set) var reads = 0
  private(set) var selections: [Int] = []

  var articles: [Article] {
    reads += 1
    return [Article(title: "One"), Article(title: "Two")]
  }

  func titleText(at row: Int) -> String { title }
  func didSelectRow(at row: Int) {
    selections.append(row)
    (statusText, title) = ("NEXT", "NEXT")
  }
}
