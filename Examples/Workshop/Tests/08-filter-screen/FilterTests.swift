import TerminalUI
import Testing
import WorkshopSupport

@testable import FilterScreenExercise

@Suite("8 filter screen: FilterViewModel and three views", .serialized)
struct FilterTests {
  private let viewModel = FilterViewModel()

  @Test func `given: the view model starts without a filter`() {
    #expect(viewModel.choice == "Any")
    #expect(CategoryView(viewModel: viewModel).texts == ["Roast"])
  }

  @Test(.goal) func `each view shows the initial choice`() {
    #expect(
      ChipsView(viewModel: viewModel).texts == ["[Any] Light Dark"],
      "The view adds the brackets. The view model reports which option is chosen.")
    #expect(
      SummaryView(viewModel: viewModel).texts == ["Any roast"],
      "A view shows the current choice, not only later changes.")
  }

  @Test(.goal, arguments: ViewKind.allCases)
  func `each view shows a new choice, even without the other views`(kind: ViewKind) {
    let view = kind.makeView(viewModel)

    viewModel.choose("Dark")

    #expect(
      view.texts == [kind.textForDark],
      "Each view observes the view model. No view updates another view.")
  }

  @Test(.goal) func `clearing the filter restores all three views`() {
    let views = ViewKind.allCases.map { $0.makeView(viewModel) }
    viewModel.choose("Dark")
    #expect(
      viewModel.isFiltering, "The view model must report that a filter is active.")

    viewModel.clear()

    #expect(
      views.flatMap(\.texts) == ["Roast", "[Any] Light Dark", "Any roast"],
      "The view model stores the only copy of the choice. All views read it.")
  }

  @Test(.goal, arguments: ViewKind.allCases)
  func `each view is notified once per change, and not without a change`(kind: ViewKind) {
    let view = kind.makeView(viewModel)
    let stage = Stage(view)

    viewModel.choose("Dark")
    #expect(
      stage.count == 1, "The view model must call each listener once per change.")

    stage.count = 0
    viewModel.choose("Dark")
    #expect(stage.count == 0, "The view model must not call a listener without a change.")
  }

  @Test(.goal) func `a view is released when its owner releases it`() {
    var view: SummaryView? = SummaryView(viewModel: viewModel)
    weak let summary = view
    viewModel.choose("Light")
    #expect(view?.texts == ["Light roast"], "The view must observe the view model.")

    view = nil

    #expect(
      summary == nil, "The view model retains the closure. The closure must not retain the view.")
  }
}

/// The three views.
enum ViewKind: CaseIterable {
  case category, chips, summary

  func makeView(_ viewModel: FilterViewModel) -> View {
    switch self {
    case .category: CategoryView(viewModel: viewModel)
    case .chips: ChipsView(viewModel: viewModel)
    case .summary: SummaryView(viewModel: viewModel)
    }
  }

  var textForDark: String {
    switch self {
    case .category: "• Roast"
    case .chips: "Any Light [Dark]"
    case .summary: "Dark roast"
    }
  }
}
