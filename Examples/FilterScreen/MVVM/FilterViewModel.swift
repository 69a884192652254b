import FilterScreenModel
import Observation

/// The view model of the filter screen, which three views share.
///
/// In MVVM, the contents of all views are computed from one filter. The views forward touches to
/// the view model, which is a command, and observe the result, which is a one-way binding.
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
    /// Whether the category has a selected choice.
    public let hasDot: Bool
    /// Whether the details show its choices.
    public let isOpen: Bool
    fileprivate let index: Int
  }

  public struct Detail: Equatable {
    public let title: String
    public let isTicked: Bool
    fileprivate let category: Int
    /// The choice, or `nil` for “Any”.
    fileprivate let choice: Filter.Choice?
  }

  private var filter: Filter
  private var openCategory = 0

  public init(filter: Filter) {
    self.filter = filter
  }

  // MARK: Contents of the views

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

  // MARK: User actions

  // A view passes the value that it shows. The user touched that value, even if the binding has
  // not delivered the latest change yet.

  public func chipTouched(_ chip: Chip) {
    filter.choose(chip.isHighlighted ? nil : chip.choice, in: chip.category)
    openCategory = chip.category
  }

  /// Opens the category. If it is already open, clears its choice.
  public func categoryTouched(_ category: Category) {
    if category.isOpen { filter.choose(nil, in: category.index) }
    openCategory = category.index
  }

  public func detailTouched(_ detail: Detail) {
    filter.choose(detail.isTicked ? nil : detail.choice, in: detail.category)
  }

  public func clearTouched() {
    filter.clear()
  }

  // MARK: Formatting

  private func title(for choice: Filter.Choice?) -> String {
    switch choice {
    case nil: "Any"
    case .atLeast(let number): "\(number) and above"
    case .only(let isWanted): isWanted ? "Yes" : "No"
    }
  }

  /// “Yes” alone would be unclear, so the title includes the category.
  private func chipTitle(for choice: Filter.Choice, in category: Filter.Category) -> String {
    switch choice {
    case .atLeast: title(for: choice)
    case .only: "\(category.name): \(title(for: choice))"
    }
  }
}
