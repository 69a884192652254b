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
        Role(
          .view, is: ["ArticleListViewController"], knows: [.control], byProtocol: [.viewModel]),
        Role(.viewModel, is: ["ArticleListViewModel"], knows: [.model]),
        Role(.model, is: ["Article"]),
      ])
  }

  @Test func `given: each type mentions only the types that its role may know`() {
    exercise.expectAllowedReferences()
  }

  @Test func `given: a selected article loses its dot, and the status counts the others`() async {
    let screen = Screen(viewModel)
    #expect(
      screen.lines == ["2 unread", "▸ ● Bread", "  ● Games"],
      say(
        screen.lines.count == 1
          ? "The table shows no rows. Call `reloadData()` at the start and after each change."
          : "Moving the code must not change the first texts of the screen."))

    screen.selectRow(at: 1)
    let lines = screen.lines
    await runStartedTasks()
    #expect(
      lines == ["1 unread", "  ● Bread", "▸ Games"],
      say(
        screen.lines != lines
          ? "The screen changed after the selection had ended. Report and show it without a `Task`."
          : viewModel.titleText(at: 1) == "Games" && viewModel.numberOfRows == 2
            ? "The screen shows an old text after a selection. The goals below find out why."
            : "Moving the code must not change the screen after a selection."))

    screen.selectRow(at: 0)
    #expect(
      screen.lines == ["All read", "▸ Bread", "  Games"],
      say(
        screen.lines.first == "1 unread"
          ? "The screen shows the first selection only. Report and show each one."
          : "Moving the code must not change the screen after the last selection."))
  }

  @Test func `given: a selection changes no other screen`() {
    let viewModels = (1...3).map { _ in
      ArticleListViewModel(articles: ["Bread", "Games", "Tools"].map(Article.init))
    }
    withExtendedLifetime(viewModels) {
      let lines = Screen(viewModels[0]).lines
      let screen = Screen(viewModels[1])
      _ = screen.lines

      screen.selectRow(at: 2)

      #expect(
        Screen(viewModels[2]).lines == lines,
        say("A new screen shows the selection of another one. Each screen has objects of its own."))
    }
  }

  @Test(.goal) func `the view model provides all texts of the screen`() {
    #expect(viewModel.numberOfRows == 2, say("The view model returns one row for each article."))
    #expect(
      viewModel.titleText(at: 1) == "● Games",
      say("The title of an unread article starts with a dot. The view model adds it."))
    #expect(
      viewModel.statusText == "2 unread", say("The view model counts the unread articles, as text.")
    )
  }

  @Test(.goal) func `a selection marks the article as read, without a screen`() {
    viewModel.didSelectRow(at: 0)

    #expect(
      viewModel.titleText(at: 0) == "Bread",
      say("The view model handles the selection: it stores that the article is read."))
    #expect(viewModel.titleText(at: 1) == "● Games", say("A selection changes one article only."))
    #expect(
      viewModel.statusText == "1 unread", say("The status counts the articles that are unread."))
    #expect(viewModel.numberOfRows == 2, say("The table shows all articles, read and unread."))

    viewModel.didSelectRow(at: 0)
    #expect(
      viewModel.statusText == "1 unread",
      say("The user selected this article before. It is still read, and counts once."))
    #expect(
      viewModel.titleText(at: 0) == "Bread",
      say("The user selected this article before. Its title is the same, without a dot."))

    viewModel.didSelectRow(at: 1)
    #expect(viewModel.statusText == "All read", say("No article is unread now."))

    let twins = ArticleListViewModel(articles: ["Bread", "Bread"].map(Article.init))
    twins.didSelectRow(at: 0)
    #expect(
      twins.titleText(at: 1) == "● Bread",
      say("Two articles have the same title. A selection changes the article of its row only."))
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
            ? "`didSelectRow(at:)` ended before the report. Call `onChange` without a `Task`."
            : reported.count > 1
              ? "The view model called `onChange` \(reported.count) times for one selection."
              : "The screen reads the texts in `onChange`. Change them before you call it."))
  }

  @Test(.goal) func `the controller shows the texts of the view model, and again after a change`() {
    let sentinel = Sentinel()
    let screen = Screen(sentinel)
    let lines = screen.lines
    #expect(
      sentinel.reads == 0,
      say("The controller must not use `articles`. Rows and texts come from the view model."))
    #expect(
      lines == ["STATUS 0", "▸ SENTINEL 0", "  SENTINEL 0", "  SENTINEL 0"],
      say(
        "The controller shows the texts and the rows of the view model, and adds nothing to them."))

    (sentinel.version, sentinel.numberOfRows) = (1, 2)
    sentinel.onChange?()
    #expect(
      screen.lines == ["STATUS 1", "▸ SENTINEL 1", "  SENTINEL 1"],
      say(
        screen.lines.first != "STATUS 1"
          ? "The controller must set `onChange`, and show the status and all rows again."
          : screen.lines.count > 3
            ? "There is one row less now. Read `numberOfRows` again after each change."
            : "The controller must show all titles again. Call `reloadData()`, and keep no titles.")
    )

    (sentinel.version, sentinel.numberOfRows) = (2, 1)
    sentinel.onChange?()
    #expect(
      screen.lines == ["STATUS 2", "▸ SENTINEL 2"],
      say("The controller shows the first change only. Set `onChange` once, and keep it."))
  }

  @Test(.goal) func `the controller only reports a selection, and is released when it is closed`() {
    var sentinel: Sentinel? = Sentinel()
    weak let viewModel = sentinel
    var screen = sentinel.map { Screen($0) }
    sentinel = nil
    #expect(
      viewModel != nil,
      say("The controller must own its view model. No other object of this test retains it."))

    _ = screen?.lines
    screen?.selectRow(at: 2)
    screen?.selectRow(at: 2)

    #expect(
      viewModel?.selections == [2, 2],
      say(
        "The controller must call `didSelectRow(at:)` once per selection, and decide nothing itself."
      ))
    #expect(
      screen?.lines == ["STATUS 0", "  SENTINEL 0", "  SENTINEL 0", "▸ SENTINEL 0"],
      say("The controller must not change a text itself. It waits for `onChange`."))

    sentinel = viewModel
    weak let closed = screen?.viewController
    screen = nil
    #expect(closed == nil, say("The view model stores the closure. It must not retain the screen."))
    sentinel?.onChange?()

    sentinel = nil
    #expect(
      viewModel == nil, say("The view model stores the closure. It must not retain the view model.")
    )
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
  var version = 0
  /// The number of reads of `articles`.
  private(set) var reads = 0
  private(set) var selections: [Int] = []

  var articles: [Article] {
    reads += 1
    return [Article(title: "One"), Article(title: "Two")]
  }

  var statusText: String { "STATUS \(version)" }
  var numberOfRows = 3
  func titleText(at row: Int) -> String { "SENTINEL \(version)" }
  /// Changes the texts, but does not report it.
  func didSelectRow(at row: Int) {
    selections.append(row)
    version = 1
  }
}
