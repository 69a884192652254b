import FilterScreenModel
import TerminalUI

/// The controller of the filter screen.
///
/// In MVC, the controller updates its three views with explicit calls after every change. If a
/// call is missing, the views contradict each other.
public final class FilterViewController: ViewController {
  public let chipsView = ChipsView()
  public let categoriesView = CategoriesView()
  public let detailsView = DetailsView()
  public let clearButton = Button(title: "Clear all")
  private var filter: Filter
  private var openCategory = 0

  public init(filter: Filter) {
    self.filter = filter
    super.init()
  }

  public override func viewDidLoad() {
    for part in [chipsView, categoriesView, detailsView, clearButton] { view.addSubview(part) }
    chipsView.delegate = self
    categoriesView.delegate = self
    detailsView.delegate = self
    clearButton.addTarget(self, action: FilterViewController.clear)
    updateChips()
    updateCategories()
    updateDetails()
  }

  private func clear() {
    filter.clear()
    updateChips()
    updateCategories()
    updateDetails()
  }

  // MARK: Updating the views

  private func updateChips() {
    chipsView.chips = chips.map { category, choice in
      ChipsView.Chip(
        title: chipTitle(for: choice, in: category),
        isHighlighted: filter.chosen[category] == choice)
    }
  }

  private func updateCategories() {
    categoriesView.categories = filter.categories.indices.map { index in
      CategoriesView.Category(
        title: filter.categories[index].name, hasDot: filter.chosen[index] != nil,
        isOpen: index == openCategory)
    }
  }

  private func updateDetails() {
    detailsView.details = details.map { choice in
      DetailsView.Detail(title: title(for: choice), isTicked: filter.chosen[openCategory] == choice)
    }
  }

  // MARK: Contents of the views

  private var chips: [(category: Int, choice: Filter.Choice)] {
    filter.categories.enumerated().flatMap { index, category in
      category.choices.map { (index, $0) }
    }
  }

  private var details: [Filter.Choice?] {
    [nil] + filter.categories[openCategory].choices
  }

  private func title(for choice: Filter.Choice?) -> String {
    switch choice {
    case nil: "Any"
    case .atLeast(let number): "\(number) and above"
    case .only(let isWanted): isWanted ? "Yes" : "No"
    }
  }

  /// “Yes” alone would be unclear, so the title includes the category.
  private func chipTitle(for choice: Filter.Choice, in category: Int) -> String {
    switch choice {
    case .atLeast: title(for: choice)
    case .only: "\(filter.categories[category].name): \(title(for: choice))"
    }
  }
}

extension FilterViewController: ChipsViewDelegate {
  public func chipsView(_ chipsView: ChipsView, didTouchChipAt index: Int) {
    let (category, choice) = chips[index]
    filter.choose(filter.chosen[category] == choice ? nil : choice, in: category)
    openCategory = category
    updateChips()
    updateCategories()
    updateDetails()
  }
}

extension FilterViewController: CategoriesViewDelegate {
  public func categoriesView(
    _ categoriesView: CategoriesView, didTouchCategoryAt index: Int
  ) {
    if index == openCategory {
      filter.choose(nil, in: index)
      updateChips()
    }
    openCategory = index
    updateCategories()
    updateDetails()
  }
}

extension FilterViewController: DetailsViewDelegate {
  public func detailsView(_ detailsView: DetailsView, didTouchDetailAt index: Int) {
    let choice = details[index]
    filter.choose(filter.chosen[openCategory] == choice ? nil : choice, in: openCategory)
    updateChips()
    updateCategories()
    updateDetails()
  }
}
