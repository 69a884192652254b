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
  @Test func `the view model works without a screen`() async {
    let item = NewsItem(title: "新闻一")
    let viewModel = viewModel(StubNewsSource(item))
    #expect(viewModel.state.statusText == "Loading…")

    viewModel.reload()

    #expect(await eventually { viewModel.state == .loaded(NewsViewModel.Rows(items: [item])) })
    #expect(viewModel.state.statusText == "")
  }

  @Test func `the view model reports only the error when a load fails`() async {
    let viewModel = viewModel(StubNewsSource(failure: .status(404)))
    var states: [NewsViewModel.State] = []
    let binding = Task.immediate {
      for await state in Observations({ viewModel.state }) { states.append(state) }
    }

    viewModel.reload()

    let reason = LoadError.status(404).description
    #expect(await eventually { states == [.loading, .failed(reason: reason)] })
    binding.cancel()
  }

  @Test func `the view model replaces its rows after a reload`() async {
    let source = StubNewsSource(NewsItem(title: "One"), NewsItem(title: "Two"))
    let viewModel = viewModel(source)
    viewModel.reload()
    #expect(await eventually { viewModel.state.rows?.count == 2 })

    source.result = .success([NewsItem(title: "Three")])
    viewModel.reload()

    #expect(await eventually { viewModel.state.rows?.count == 1 })
  }

  @Test func `the view model delivers rows that do not change with the model`() async {
    let source = StubNewsSource(NewsItem(title: "One"), NewsItem(title: "Two"))
    let viewModel = viewModel(source)
    viewModel.reload()
    #expect(await eventually { viewModel.state.rows?.count == 2 })
    let rows = viewModel.state.rows

    source.result = .success([])
    viewModel.reload()
    #expect(await eventually { viewModel.state.rows?.count == 0 })

    #expect(rows?[1].title == "Two")
  }

  @Test func `the view model does not know its view`() {
    let types = propertyTypes(of: viewModel(StubNewsSource()))

    #expect(
      types == [
        "Model.NewsModel", "TestSupport.FailingImageSource", "Observation.ObservationRegistrar",
      ])
  }

  private func viewModel(_ source: StubNewsSource) -> NewsViewModel {
    NewsViewModel(model: NewsModel(source: source), images: FailingImageSource())
  }
}

extension NewsViewModel.State {
  /// The rows, if the load succeeded.
  fileprivate var rows: NewsViewModel.Rows? {
    if case .loaded(let rows) = self { rows } else { nil }
  }
}

@Suite("MVVM: NewsViewController")
struct NewsViewControllerTests {
  @Test func `the view does not know the model`() {
    let viewModel = NewsViewModel(
      model: NewsModel(source: StubNewsSource()), images: FailingImageSource())
    let controller = NewsViewController(viewModel: viewModel)

    #expect(!hasProperty(of: controller, from: "Model"))
  }

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

  @Test func `a released view ends its binding and releases the view model`() async {
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
