import MVVM
import Model
import Observation
import TerminalUI
import TestSupport
import Testing

@Suite("MVVM: NewsItemViewModel")
struct NewsItemViewModelTests {
  @Test(arguments: [
    (0, "0 replies"), (1, "1 reply"), (9999, "9999 replies"), (10_000, "10K replies"),
    (23_456, "23K replies"),
  ])
  func `the view model formats reply counts`(count: Int, words: String) {
    #expect(viewModel(NewsItem(title: "One", replyCount: count)).repliesText == words)
  }

  @Test func `the view model formats dates`() {
    let item = NewsItem(title: "One", date: CalendarDate("2016-01-25"))

    #expect(viewModel(item).dateText == "25 Jan 2016")
  }

  @Test func `the view model returns empty texts and no image for missing values`() {
    let viewModel = viewModel(NewsItem(title: "One"))

    #expect(viewModel.dateText == "")
    #expect(viewModel.repliesText == "")
    #expect(viewModel.imageAddress == nil)
  }

  private func viewModel(_ item: NewsItem) -> NewsItemViewModel {
    NewsItemViewModel(item: item)
  }
}

@Suite("MVVM: NewsViewModel")
struct NewsViewModelTests {
  private let source = StubNewsSource(NewsItem(title: "One"), NewsItem(title: "Two"))

  @Test func `the view model works without a screen`() async {
    let viewModel = viewModel()
    #expect(viewModel.statusText == "Loading…")

    viewModel.reload()

    #expect(await eventually { viewModel.rows.count == 2 })
    #expect(viewModel.rows[0].title == "One")
    #expect(viewModel.statusText == "")
  }

  @Test func `the view model keeps its rows and provides an alert when a load fails`() async {
    let viewModel = viewModel()
    viewModel.reload()
    #expect(await eventually { viewModel.rows.count == 2 })

    source.result = .failure(.status(404))
    viewModel.reload()

    #expect(await eventually { viewModel.alert?.title == "Could not load the news" })
    #expect(viewModel.alert?.message == LoadError.status(404).description)
    #expect(viewModel.rows.count == 2)
    #expect(viewModel.statusText == "")
  }

  @Test func `the view model removes its alert when the alert is dismissed`() async {
    let viewModel = viewModel()
    source.result = .failure(.status(404))
    viewModel.reload()
    #expect(await eventually { viewModel.alert != nil })

    viewModel.alertDismissed()

    #expect(viewModel.alert == nil)
  }

  @Test func `the view model removes its alert when another load starts`() async {
    let viewModel = viewModel()
    source.result = .failure(.status(404))
    viewModel.reload()
    #expect(await eventually { viewModel.alert != nil })

    source.result = .success([])
    viewModel.reload()

    #expect(await eventually { viewModel.alert == nil })
  }

  @Test func `the view model provides an alert for each of two equal failures`() async {
    let viewModel = viewModel()
    source.result = .failure(.status(404))
    viewModel.reload()
    #expect(await eventually { viewModel.alert != nil })
    var alerts: [NewsAlert?] = []
    let binding = Task.immediate {
      for await alert in Observations({ viewModel.alert }) { alerts.append(alert) }
    }

    viewModel.alertDismissed()
    #expect(await eventually { alerts.count == 2 })
    viewModel.reload()

    #expect(await eventually { alerts.count == 3 })
    #expect(alerts.map { $0 == nil } == [false, true, false])
    binding.cancel()
  }

  @Test func `the view model provides rows that do not change with the model`() async {
    let viewModel = viewModel()
    viewModel.reload()
    #expect(await eventually { viewModel.rows.count == 2 })
    let rows = viewModel.rows

    source.result = .success([])
    viewModel.reload()
    #expect(await eventually { viewModel.rows.count == 0 })

    #expect(rows[1].title == "Two")
  }

  @Test func `a released view model ends its observation and releases the model`() async {
    weak var model: NewsModel?

    do {
      let newModel = NewsModel(source: HangingNewsSource())
      model = newModel
      _ = NewsViewModel(model: newModel, images: FailingImageSource())
    }

    #expect(await eventually { model == nil })
  }

  private func viewModel() -> NewsViewModel {
    NewsViewModel(model: NewsModel(source: source), images: FailingImageSource())
  }
}

@Suite("MVVM: NewsViewController")
struct NewsViewControllerTests {
  @Test func `the view shows the rows of its view model`() async {
    let item = NewsItem(title: "One", date: CalendarDate("2016-01-25"), replyCount: 23456)
    let model = NewsModel(source: StubNewsSource(item))
    let viewModel = NewsViewModel(model: model, images: FailingImageSource())
    let window = Window(rootViewController: NewsViewController(viewModel: viewModel))

    #expect(
      await eventually {
        window.lines == [
          "▸ One                                            25 Jan 2016",
          "                                                 23K replies",
        ]
      })
  }

  @Test func `a view that is bound while loading shows the same screen`() async {
    let model = NewsModel(source: HangingNewsSource())
    let viewModel = NewsViewModel(model: model, images: FailingImageSource())
    let windows = [window(viewModel), window(viewModel)]

    #expect(windows[0].lines == ["Loading…"])
    #expect(windows[1].lines == ["Loading…"])
  }

  @Test func `a view that is bound after a load and a failed reload shows the same screen`() async {
    let source = StubNewsSource(NewsItem(title: "One"))
    let viewModel = NewsViewModel(model: NewsModel(source: source), images: FailingImageSource())
    let first = window(viewModel)
    #expect(await eventually { first.lines == ["▸ One"] })
    #expect(window(viewModel).lines == first.lines)

    source.result = .failure(.status(404))
    first.send(.reload)
    #expect(await eventually { first.topViewController is AlertController && first.lines[0] == "▸ One" })
    #expect(window(viewModel).lines == first.lines)
  }

  @Test func `a view that is bound after an alert was dismissed shows the rows and no alert`() async
  {
    let source = StubNewsSource(NewsItem(title: "One"))
    let viewModel = NewsViewModel(model: NewsModel(source: source), images: FailingImageSource())
    let first = window(viewModel)
    #expect(await eventually { first.lines == ["▸ One"] })
    source.result = .failure(.status(404))
    first.send(.reload)
    #expect(await eventually { first.topViewController is AlertController })

    first.send(.close)

    #expect(window(viewModel).lines == ["▸ One"])
  }

  private func window(_ viewModel: NewsViewModel) -> Window {
    Window(rootViewController: NewsViewController(viewModel: viewModel))
  }

  @Test func `a released view ends its bindings and releases the view model`() async {
    weak var viewModel: NewsViewModel?

    do {
      let model = NewsModel(source: HangingNewsSource())
      let newViewModel = NewsViewModel(model: model, images: FailingImageSource())
      viewModel = newViewModel
      _ = NewsViewController(viewModel: newViewModel).view
    }

    #expect(await eventually { viewModel == nil })
  }
}
