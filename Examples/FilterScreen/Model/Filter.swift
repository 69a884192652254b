/// A filter with at most one choice in each category.
public struct Filter: Equatable, Sendable {
  /// A property to filter by, and its choices.
  public struct Category: Equatable, Sendable {
    public let name: String
    public let choices: [Choice]

    public init(name: String, choices: [Choice]) {
      self.name = name
      self.choices = choices
    }
  }

  public enum Choice: Equatable, Sendable {
    case atLeast(Double)
    case only(Bool)
  }

  public let categories: [Category]
  /// The selected choice of each category, or `nil` if the category does not filter.
  public private(set) var chosen: [Choice?]

  public init(_ categories: [Category]) {
    self.categories = categories
    chosen = Array(repeating: nil, count: categories.count)
  }

  /// Sets the choice of a category. `nil` clears it.
  public mutating func choose(_ choice: Choice?, in category: Int) {
    chosen[category] = choice
  }

  /// Clears all choices.
  public mutating func clear() {
    chosen = Array(repeating: nil, count: categories.count)
  }
}

extension Filter {
  /// The filter of a search for restaurants, without choices.
  public static let restaurants = Filter([
    Category(name: "Rating", choices: [.atLeast(4), .atLeast(4.5)]),
    Category(name: "Delivery", choices: [.only(true), .only(false)]),
  ])
}
