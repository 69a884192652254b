import PatternKit
import TerminalUI
import Testing
import WorkshopSupport

@testable import NewsListExercise

@Suite("3 news list: ArticleListViewModel and ArticleListViewController", .serialized)
struct ArticleListTests {
  private let exercise: Exercise
  private let viewModel = ArticleListViewModel(articles: ["Bread", "Games"].map(Article.init))

  init() throws {
    exercise = try Exercise(
      module: "NewsListExercise",
      roles: [
        Role(.view, is: ["ArticleListViewController"], knows: [.control], byProtocol: [.viewModel]),
        Role(.viewModel, is: ["ArticleListViewModel"], knows: [.model]),
        Role(.model, is: ["Article"]),
      ])
  }

  @Test func `given: each type mentions only the types that its role may know`() {
    exercise.expectAllowedReferences()
  }

  @Test func `given: a selected article loses its dot, and the status counts the others`() async {
    let screen = Screen(viewModel)
    let first = ["2 unread", "▸ ● Bread", "  ● Games"]
    #expect(
      screen.lines == first,
      say(
        screen.lines.count == 1 && viewModel.numberOfRows == 2
          ? "The view model has 2 rows, and the table shows none. Call `reloadData()`."
          : .screenShows(screen.lines, expected: first)))

    screen.selectRow(at: 1)
    let lines = screen.lines
    await runStartedTasks()
    let second = ["1 unread", "  ● Bread", "▸ Games"]
    #expect(
      lines == second,
      say(
        screen.lines != lines
          ? "The screen changed after the selection had ended. Report and show it without a task or queue."
          : .screenShows(lines, expected: second)))

    screen.selectRow(at: 0)
    let third = ["All read", "▸ Bread", "  Games"]
    #expect(screen.lines == third, say(.screenShows(screen.lines, expected: third)))
  }

  @Test func `given: a selection changes no other screen`() {
    expectOwnState(
      open: { _ in
        Screen(
          ArticleListViewModel(articles: ["Bread", "Games", "Tools", "Boats"].map(Article.init)))
      }, drive: { $0.selectRow(at: 2 + $1) }, texts: \.lines)
  }

  @Test(.goal) func `the view model provides all texts of the screen`() {
    expectTexts(of: viewModel, ["2 unread", "● Bread", "● Games"])
    expectTexts(of: ArticleListViewModel(articles: []), ["All read"])
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

    let twins = ArticleListViewModel(articles: ["Bread", "Bread"].map(Article.init))
    twins.didSelectRow(at: 0)
    #expect(
      twins.titleText(at: 1) == "● Bread",
      say("Two articles have the same title. A selection changes the article of its row only."))
  }

  private func expectTexts(
    of viewModel: ArticleListViewModel, _ expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let rows = (0..<viewModel.numberOfRows).map(viewModel.titleText)
    expectReceived([viewModel.statusText] + rows, expected, sourceLocation: sourceLocation)
  }

  @Test(.goal) func `a selection reports one change, after the texts have changed`() async {
    var reported: [String] = []
    viewModel.onChange = { [unowned viewModel] in reported.append(viewModel.statusText) }

    viewModel.didSelectRow(at: 0)
    let reportedDirectly = reported
    await runStartedTasks()

    #expect(
      reportedDirectly == ["1 unread"],
      say(
        reported.isEmpty
          ? "The view model must call `onChange` after a selection. The screen waits for it."
          : reportedDirectly.isEmpty
            ? "`didSelectRow(at:)` ended before the report. Call `onChange` without a task or queue."
            : reported.count > 1
              ? "The view model called `onChange` \(reported.count) times, expected 1."
              : viewModel.statusText == "1 unread"
                ? "The screen reads the texts in `onChange`. Change them before you call it."
                : .received(reported, expected: ["1 unread"])))
  }

  @Test(.goal) func `the controller shows the texts of the view model, and again after a change`() {
    let sentinel = Sentinel()
    let screen = Screen(sentinel)
    _ = screen.lines
    #expect(
      sentinel.reads == 0,
      say("The controller must not use `articles`. Rows and texts come from the view model."))
    expectLines(of: screen, sentinel)
    #expect(
      sentinel.onChange != nil,
      say("The controller does not observe the view model. Set its `onChange` to a closure."))

    // Each change changes one text, or the number of rows.
    for (status, title, rows) in [
      ("STATUS", "● SENTINEL", 3), ("0 unread", "● SENTINEL", 3), ("0 unread", "SENTINEL", 3),
      ("0 unread", "SENTINEL", 2), ("All read", "SENTINEL", 2), ("All read", "●", 2),
      ("", "● Bread", 1),
    ] {
      (sentinel.statusText, sentinel.title, sentinel.numberOfRows) = (status, title, rows)
      sentinel.onChange?()
      expectLines(of: screen, sentinel)
    }
  }

  private func expectLines(
    of screen: Screen, _ sentinel: Sentinel, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let rows = (0..<sentinel.numberOfRows).map { "\($0 == 0 ? "▸" : " ") \(sentinel.title)" }
    let expected = [sentinel.statusText].filter { $0 != "" } + rows
    #expect(
      screen.lines == expected, say(.screenShows(screen.lines, expected: expected)),
      sourceLocation: sourceLocation)
  }

  @Test(.goal) func `the controller only reports a selection, and is released when it is closed`() {
    var sentinel: Sentinel? = Sentinel()
    weak let viewModel = sentinel
    var screen = sentinel.map { Screen($0) }
    sentinel = nil
    #expect(
      viewModel != nil,
      say("The controller must own its view model. No other object of this test retains it."))

    for (status, title) in [("STATUS", "● SENTINEL"), ("All read", "SENTINEL")] {
      viewModel?.setTexts(status, title)
      viewModel?.onChange?()
      let lines = screen?.lines ?? []
      viewModel?.setTexts("NEXT", "NEXT")
      screen?.selectRow(at: 0)
      #expect(
        screen?.lines == lines,
        say("The controller must not change a text itself. It waits for `onChange`."))
    }
    screen?.selectRow(at: 2)
    let selections = viewModel?.selections ?? []
    #expect(
      selections == [0, 0, 2],
      say(
        "`didSelectRow(at:)` was called with \(selections), expected [0, 0, 2]: once per selection."
      ))

    sentinel = viewModel
    weak let closed = screen?.viewController
    screen = nil
    #expect(
      closed == nil, say("The closed screen was not released: a reference or a closure retains it.")
    )
    sentinel?.onChange?()

    sentinel = nil
    #expect(
      viewModel == nil,
      say("The view model was not released: a reference or a closure retains it."))
  }
}

/// The screen of a view model in a window.
private final class Screen {
  let viewController: ArticleListViewController
  private let window: Window

  init(_ viewModel: any ArticleListViewModelProtocol) {
    viewController = ArticleListViewController(viewModel: viewModel)
    window = Window(rootViewController: viewController)
  }

  /// The lines that the user sees.
  var lines: [String] { window.draw(width: 20, height: 12).filter { !$0.isEmpty } }

  /// Selects a row, as the user would.
  func selectRow(at row: Int) {
    let tableView = viewController.view.descendants(of: TableView.self).first
    tableView?.selectRow(at: row)
    _ = tableView?.handle(.open)
  }
}

/// A view model with texts that cannot be computed from its articles. It records its calls.
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

  func setTexts(_ status: String, _ title: String) { (statusText, self.title) = (status, title) }
  func titleText(at row: Int) -> String { title }
  /// Records the selection, and does not report a change.
  func didSelectRow(at row: Int) { selections.append(row) }
}
