/// What a search for restaurants is narrowed by: at most one choice in each category.
public struct Filter: Equatable, Sendable {
  /// Something to narrow a search by, and to what.
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
  /// What is chosen in each category; nothing where anything will do.
  public private(set) var chosen: [Choice?]

  public init(_ categories: [Category]) {
    self.categories = categories
    chosen = Array(repeating: nil, count: categories.count)
  }

  /// Chooses in a category, or makes anything do there.
  public mutating func choose(_ choice: Choice?, in category: Int) {
    chosen[category] = choice
  }

  /// Makes anything do everywhere.
  public mutating func clear() {
    chosen = Array(repeating: nil, count: categories.count)
  }
}

extension Filter {
  /// What restaurants can be told apart by.
  public static let restaurants = Filter([
    Category(name: "Rating", choices: [.atLeast(4), .atLeast(4.5)]),
    Category(name: "Delivery", choices: [.only(true), .only(false)]),
  ])
}
