import MVVM
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("MVVM: NewsRow")
struct NewsRowTests {
  @Test(arguments: [
    (0, "0 replies"), (1, "1 reply"), (9999, "9999 replies"), (10_000, "10K replies"),
    (23_456, "23K replies"),
  ])
  func `a row formats reply counts`(count: Int, text: String) {
    #expect(NewsRow(item: NewsItem(title: "One", replyCount: count)).repliesText == text)
  }

  @Test func `a row formats dates`() {
    let item = NewsItem(title: "One", date: CalendarDate("2016-01-25"))

    #expect(NewsRow(item: item).dateText == "25 Jan 2016")
  }

  @Test func `a row has empty texts and no image for missing values`() {
    let row = NewsRow(item: NewsItem(title: "One"))

    #expect(row.dateText == "")
    #expect(row.repliesText == "")
    #expect(row.imageAddress == nil)
  }
}

@Suite("MVVM: NewsViewModel")
struct NewsViewModelTests {
  private let source = StubNewsSource(NewsItem(title: "One"))

  @Test func `the view model works without a screen`() async {
    let viewModel = viewModel()
    #expect(viewModel.statusText == "")

    viewModel.reload()

    await eventually(viewModel.rows.map(\.title), equals: ["One"])
    #expect(viewModel.statusText == "")
  }

  @Test func `the view model keeps its rows and publishes an alert when a load fails`() async {
    let viewModel = viewModel()
    viewModel.reload()
    await eventually(viewModel.rows.map(\.title), equals: ["One"])

    source.result = .failure(.status(404))
    viewModel.reload()

    await eventually(viewModel.alert?.title, equals: "Could not load the news")
    #expect(viewModel.alert?.message == LoadError.status(404).description)
    #expect(viewModel.rows.map(\.title) == ["One"])
    #expect(viewModel.statusText == "")
  }

  @Test func `the view model removes its alert when the alert is dismissed`() async {
    let viewModel = await viewModelWithAlert()

    viewModel.alert.map(viewModel.dismiss)

    #expect(viewModel.alert == nil)
  }

  @Test func `the view model keeps a newer alert when an older alert is dismissed`() async {
    let viewModel = await viewModelWithAlert()
    let older = viewModel.alert
    source.result = .failure(.status(500))
    viewModel.reload()
    await eventually(viewModel.alert?.message, equals: LoadError.status(500).description)

    older.map(viewModel.dismiss)

    #expect(viewModel.alert?.message == LoadError.status(500).description)
  }

  @Test func `the view model keeps its alert when another load starts`() async {
    let viewModel = await viewModelWithAlert()

    source.result = .success([NewsItem(title: "One")])
    viewModel.reload()

    await eventually(viewModel.rows.count, equals: 1)
    #expect(viewModel.alert != nil)
  }

  @Test func `the view model publishes an alert for each of two equal failures`() async {
    let viewModel = await viewModelWithAlert()
    let alerts = ObservedValues(of: \.alert, in: viewModel)

    viewModel.alert.map(viewModel.dismiss)
    await eventually(alerts.all.map { $0 != nil }, equals: [true, false])
    viewModel.reload()

    await eventually(alerts.all.map { $0 != nil }, equals: [true, false, true])
  }

  @Test func `the view model publishes rows that do not change with the model`() async {
    let viewModel = viewModel()
    viewModel.reload()
    await eventually(viewModel.rows.count, equals: 1)
    let rows = viewModel.rows

    source.result = .success([])
    viewModel.reload()
    await eventually(viewModel.rows.count, equals: 0)

    #expect(rows.map(\.title) == ["One"])
  }

  @Test func `a view model that is created after a failed reload publishes the rows of the model`()
    async
  {
    let model = NewsModel(source: source)
    model.load()
    await eventually(model.state, equals: .loaded)
    source.result = .failure(.status(404))
    model.load()
    await eventually(model.state, equals: .failed(.status(404)))

    let viewModel = NewsViewModel(model: model, images: FailingImageSource())

    #expect(viewModel.rows.map(\.title) == ["One"])
  }

  private func viewModel() -> NewsViewModel {
    NewsViewModel(model: NewsModel(source: source), images: FailingImageSource())
  }

  private func viewModelWithAlert() async -> NewsViewModel {
    let viewModel = viewModel()
    source.result = .failure(.status(404))
    viewModel.reload()
    await eventually(viewModel.alert?.title, equals: "Could not load the news")
    return viewModel
  }
}

@Suite("MVVM: NewsViewController")
struct NewsViewControllerTests {
  private let source = StubNewsSource(NewsItem(title: "One", replyCount: 2))
  private let viewModel: NewsViewModel

  init() {
    viewModel = NewsViewModel(model: NewsModel(source: source), images: FailingImageSource())
  }

  @Test func `the view shows the rows that its binding delivers`() async {
    let window = window()

    await eventually(
      window.lines,
      equals: [
        "▸ One",
        "                                                   2 replies",
      ])
  }

  @Test func `a view that is bound while loading shows the same screen`() async {
    let model = NewsModel(source: HangingNewsSource())
    let viewModel = NewsViewModel(model: model, images: FailingImageSource())
    let windows = [1, 2].map { _ in
      Window(rootViewController: NewsViewController(viewModel: viewModel))
    }

    await eventually(windows.map(\.lines), equals: [["Loading…"], ["Loading…"]])
  }

  @Test func `a view that is bound after a load and a failed reload shows the same screen`() async {
    let first = window()
    await eventually(first.lines.first, equals: "▸ One")

    source.result = .failure(.status(404))
    first.send(.reload)
    await eventually(alert(on: first), equals: LoadError.status(404).description)

    let second = window()
    await runPendingTasks()

    #expect(alert(on: second) == LoadError.status(404).description)
    #expect(second.lines == first.lines)
  }

  @Test func `a view that is bound later does not remove the alert of the first view`() async {
    source.result = .failure(.status(404))
    let first = window()
    await eventually(alert(on: first), equals: LoadError.status(404).description)

    source.result = .success([NewsItem(title: "One")])
    let second = window()
    await eventually(viewModel.rows.count, equals: 1)
    await runPendingTasks()

    #expect(alert(on: first) == LoadError.status(404).description)
    #expect(second.lines == first.lines)
  }

  @Test func `an alert that is closed on one view disappears from every view`() async {
    let (first, second) = (window(), window())
    await eventually(first.lines.first, equals: "▸ One")
    source.result = .failure(.status(404))
    first.send(.reload)
    for window in [first, second] {
      await eventually(alert(on: window), equals: LoadError.status(404).description)
    }

    first.send(.close)

    #expect(alert(on: first) == nil)
    await eventually(alert(on: second), equals: nil)
  }

  @Test func `another alert replaces the alert on the screen`() async {
    let window = window()
    await eventually(window.lines.first, equals: "▸ One")
    source.result = .failure(.status(404))
    viewModel.reload()
    await eventually(alert(on: window), equals: LoadError.status(404).description)

    source.result = .failure(.status(500))
    viewModel.reload()
    await eventually(alert(on: window), equals: LoadError.status(500).description)

    window.send(.close)
    #expect(alert(on: window) == nil)
  }

  private func window() -> Window {
    Window(rootViewController: NewsViewController(viewModel: viewModel))
  }

  /// Returns the message of the alert on a screen, if any.
  private func alert(on window: Window) -> String? {
    (window.topViewController as? AlertController)?.message
  }
}
