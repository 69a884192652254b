import TerminalUI
import Testing
import WorkshopSupport

@testable import FilterScreenExercise

@Suite("7 filter screen: one view model, three views", .serialized)
struct FilterTests {
  private let viewModel = FilterViewModel()

  @Test func `given: begins without a filter`() {
    #expect(viewModel.choice == "Any")
    #expect(CategoryView(viewModel: viewModel).texts == ["Roast"])
  }

  @Test(.goal) func `shows in each view what is chosen to begin with`() {
    #expect(
      ChipsView(viewModel: viewModel).texts == ["[Any] Light Dark"],
      "The view finds brackets, the view model says where they belong.")
    #expect(
      SummaryView(viewModel: viewModel).texts == ["Any roast"],
      "A view shows what is true now, not only what changes later.")
  }

  @Test(.goal, arguments: ViewKind.allCases)
  func `moves each view when something is chosen, though it is alone`(kind: ViewKind) {
    let view = kind.makeView(viewModel)

    viewModel.choose("Dark")

    #expect(
      view.texts == [kind.textForDark],
      "Each view follows the view model. None is told by another view.")
  }

  @Test(.goal) func `restores all three when the filter is cleared`() {
    let views = ViewKind.allCases.map { $0.makeView(viewModel) }
    viewModel.choose("Dark")
    #expect(
      viewModel.isFiltering, "Whether there is a filter is for the view model to say.")

    viewModel.clear()

    #expect(
      views.flatMap(\.texts) == ["Roast", "[Any] Light Dark", "Any roast"],
      "There is one truth, the choice in the view model. All views read it.")
  }

  @Test(.goal, arguments: ViewKind.allCases)
  func `tells each view exactly once`(kind: ViewKind) {
    let view = kind.makeView(viewModel)
    let stage = Stage(view)

    viewModel.choose("Dark")
    #expect(
      stage.count == 1, "One change, one word to each listener: that is the view model’s job.")

    stage.count = 0
    viewModel.choose("Dark")
    #expect(stage.count == 0, "Where nothing changes the view model says nothing.")
  }

  @Test(.goal) func `lets go of a view`() {
    var view: SummaryView? = SummaryView(viewModel: viewModel)
    weak let summary = view
    viewModel.choose("Light")
    #expect(view?.texts == ["Light roast"], "The view follows the view model.")

    view = nil

    #expect(
      summary == nil, "The view model keeps a closure. The closure must not keep the view.")
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
