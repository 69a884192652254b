import FilterScreenMVVM
import FilterScreenModel
import TerminalUI
import TestSupport
import Testing

@Suite("Filter screen, MVVM: FilterViewModel")
struct FilterViewModelTests {
  @Test func `the view model works without a screen`() throws {
    let viewModel = FilterViewModel(filter: .restaurants)
    let detail = try #require(viewModel.details.first { $0.title == "4.5 and above" })

    viewModel.detailTouched(detail)

    #expect(viewModel.chips.filter(\.isHighlighted).map(\.title) == ["4.5 and above"])
    #expect(viewModel.categories.filter(\.hasDot).map(\.title) == ["Rating"])
    #expect(viewModel.details.filter(\.isTicked).map(\.title) == ["4.5 and above"])
  }

  @Test func `the view model formats a Boolean as Yes or No`() {
    let open = Filter.Category(name: "Open now", choices: [.only(true), .only(false)])
    let viewModel = FilterViewModel(filter: Filter([open]))

    #expect(viewModel.details.map(\.title) == ["Any", "Yes", "No"])
    #expect(viewModel.chips.map(\.title) == ["Open now: Yes", "Open now: No"])
  }
}

@Suite("Filter screen, MVVM: views")
struct BoundViewTests {
  private let viewModel: FilterViewModel
  private let categoriesView: CategoriesView
  private let chipsView: ChipsView
  private let detailsView: DetailsView

  init() {
    viewModel = FilterViewModel(filter: .restaurants)
    categoriesView = CategoriesView(viewModel: viewModel)
    chipsView = ChipsView(viewModel: viewModel)
    detailsView = DetailsView(viewModel: viewModel)
  }

  @Test func `the view works without a controller and without the other views`() async {
    let viewModel = FilterViewModel(filter: .restaurants)
    let chipsView = ChipsView(viewModel: viewModel)
    let detailsView = DetailsView(viewModel: viewModel)

    #expect(chipsView.touch("4.5 and above"))

    await eventually(detailsView.details.last?.isTicked, equals: true)
  }

  @Test func `a tap selects the detail that the view shows, even before an update`() {
    #expect(categoriesView.touch("Delivery"))
    #expect(detailsView.touch("4.5 and above"))

    #expect(viewModel.categories.filter(\.hasDot).map(\.title) == ["Rating"])
  }

  @Test func `a tap selects the chip that the view shows unselected, even before an update`() {
    #expect(detailsView.touch("4.5 and above"))
    #expect(chipsView.touch("4.5 and above"))

    #expect(viewModel.chips.filter(\.isHighlighted).map(\.title) == ["4.5 and above"])
  }

  @Test func `a tap deselects the detail that the view shows selected, even before an update`()
    async
  {
    #expect(detailsView.touch("4.5 and above"))
    await eventually(detailsView.details.last?.isTicked, equals: true)
    await eventually(chipsView.chips.filter(\.isHighlighted).count, equals: 1)

    #expect(chipsView.touch("4.5 and above"))
    #expect(detailsView.touch("4.5 and above"))

    #expect(viewModel.chips.filter(\.isHighlighted) == [])
  }

  @Test func `a tap opens the category that the view shows closed, even before an update`() {
    #expect(chipsView.touch("Delivery: Yes"))
    #expect(categoriesView.touch("Delivery"))

    #expect(viewModel.categories.filter(\.hasDot).map(\.title) == ["Delivery"])
  }

  @Test func `the view ends its observation when it is released`() async {
    let viewModel = WeakReference {
      let viewModel = FilterViewModel(filter: .restaurants)
      _ = FilterViewController(viewModel: viewModel).view
      return viewModel
    }

    #expect(await eventually { viewModel.isReleased })
  }
}
