import TerminalUI

/// The category, with a dot while there is a filter: “• Roast”. It is done: take it as a model.
final class CategoryView: View {
  private let viewModel: FilterViewModel
  private let label = Label()

  init(viewModel: FilterViewModel) {
    self.viewModel = viewModel
    super.init()
    addSubview(label)
    showChoice()
    viewModel.addListener { [weak self] in self?.showChoice() }
  }

  private func showChoice() {
    label.text = viewModel.isFiltering ? "• Roast" : "Roast"
  }
}

/// The chips, with brackets around the one that is chosen: “[Any] Light Dark”.
final class ChipsView: View {
  private let label = Label()

  init(viewModel: FilterViewModel) {
    super.init()
    addSubview(label)
    // TODO: Follow the view model, which knows no views.
  }
}

/// What is chosen, in words: “Any roast”, “Dark roast”.
final class SummaryView: View {
  private let label = Label()

  init(viewModel: FilterViewModel) {
    super.init()
    addSubview(label)
    // TODO: Follow the view model. The other views are none of this one's business.
  }
}
