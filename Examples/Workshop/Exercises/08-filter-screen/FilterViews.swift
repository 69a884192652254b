import TerminalUI

/// The category, with a dot while a filter is active: “• Roast”.
// stub
///
/// This view and the next one are complete. Use them as examples.
// end
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

/// The chips, with brackets around the chosen option: “[Any] Light Dark”.
final class ChipsView: View {
  private let viewModel: FilterViewModel
  private let label = Label()

  init(viewModel: FilterViewModel) {
    self.viewModel = viewModel
    super.init()
    addSubview(label)
    showChoice()
    // Each view observes the view model itself, so that each can be used alone.
    viewModel.addListener { [weak self] in self?.showChoice() }
  }

  private func showChoice() {
    label.text = viewModel.options.map { $0 == viewModel.choice ? "[\($0)]" : $0 }
      .joined(separator: " ")
  }
}

/// A summary of the choice: “Any roast”, “Dark roast”.
// stub
final class SummaryView: View {
  private let label = Label()

  init(viewModel: FilterViewModel) {
    super.init()
    addSubview(label)
    // TODO: Observe the view model. This view has no reference to the other views.
    // 观察视图模型。这个视图不引用其他视图。
  }
}

// solution
final class SummaryView: View {
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
    label.text = "\(viewModel.choice) roast"
  }
}
// end
