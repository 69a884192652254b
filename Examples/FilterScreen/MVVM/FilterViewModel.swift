public import FilterScreenModel
public import Observation

/// The view model of the filter screen: one for three views.
///
/// In MVVM nobody keeps the views in step. What each shows is computed from the one filter,
/// so that whatever a touch changes, all who observe it follow: a binding in both directions.
@Observable
public final class FilterViewModel {
  public struct Chip: Equatable {
    public let title: String
    public let isHighlighted: Bool
    fileprivate let category: Int
    fileprivate let choice: Filter.Choice
  }

  public struct Category: Equatable {
    public let title: String
    /// Whether not just anything will do.
    public let hasDot: Bool
    /// Whether its choices are the details.
    public let isOpen: Bool
    fileprivate let index: Int
  }

  public struct Detail: Equatable {
    public let title: String
    public let isTicked: Bool
    fileprivate let category: Int
    /// What it stands for; nothing stands for anything.
    fileprivate let choice: Filter.Choice?
  }

  private var filter: Filter
  private var openCategory = 0

  public init(filter: Filter) {
    self.filter = filter
  }

  // MARK: What the views show

  public var chips: [Chip] {
    filter.categories.enumerated().flatMap { index, category in
      category.choices.map { choice in
        Chip(
          title: chipTitle(for: choice, in: category),
          isHighlighted: filter.chosen[index] == choice, category: index, choice: choice)
      }
    }
  }

  public var categories: [Category] {
    filter.categories.enumerated().map { index, category in
      Category(
        title: category.name, hasDot: filter.chosen[index] != nil, isOpen: index == openCategory,
        index: index)
    }
  }

  public var details: [Detail] {
    ([nil] + filter.categories[openCategory].choices).map { choice in
      Detail(
        title: title(for: choice), isTicked: filter.chosen[openCategory] == choice,
        category: openCategory, choice: choice)
    }
  }

  // MARK: What the user did

  // A view hands back what it shows. That is what the user meant, even where the binding has
  // not yet delivered the latest change.

  public func chipTouched(_ chip: Chip) {
    toggle(chip.choice, in: chip.category)
    openCategory = chip.category
  }

  /// Opens the category; one that is open already takes its choice back.
  public func categoryTouched(_ category: Category) {
    if category.isOpen { filter.choose(nil, in: category.index) }
    openCategory = category.index
  }

  public func detailTouched(_ detail: Detail) {
    toggle(detail.choice, in: detail.category)
  }

  public func clearTouched() {
    filter.clear()
  }

  private func toggle(_ choice: Filter.Choice?, in category: Int) {
    filter.choose(filter.chosen[category] == choice ? nil : choice, in: category)
  }

  // MARK: Words

  private func title(for choice: Filter.Choice?) -> String {
    switch choice {
    case nil: "Any"
    case .atLeast(let number): "\(number) and above"
    case .only(let isWanted): isWanted ? "Yes" : "No"
    }
  }

  /// A bare “Yes” would not say what is meant.
  private func chipTitle(for choice: Filter.Choice, in category: Filter.Category) -> String {
    switch choice {
    case .atLeast: title(for: choice)
    case .only: "\(category.name): \(title(for: choice))"
    }
  }
}
