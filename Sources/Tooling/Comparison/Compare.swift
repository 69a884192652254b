import Catalog
import PatternDefinition
package import SourceCode

/// Prints measurements of the patterns.
package struct Compare {
  private let options: CompareOptions
  private let checkout: Checkout
  private let width: Int
  private let print: (String) -> Void

  /// - Parameter width: The number of columns, or `nil` if there is no window.
  package init(
    options: CompareOptions, checkout: Checkout?, width: Int?, print: @escaping (String) -> Void
  ) throws {
    guard let checkout else { throw Checkout.NotFound() }
    self.options = options
    self.checkout = checkout
    self.width = width ?? 100
    self.print = print
  }

  package func run() async throws {
    var demos: [[Comparison]] = []
    for demo in options.demos {
      let patterns = options.patterns.isEmpty ? Pattern.all : options.patterns
      let comparison = try await Comparison(of: demo, in: patterns, checkout: checkout)
      demos.append(options.patterns.isEmpty ? comparison.parts : [comparison])
    }
    for parts in demos {
      for comparison in parts {
        for line in comparison.text(width: width) { print(line) }
        print("")
      }
      let sameRows = Comparison.sameRows(in: parts, width: width)
      for line in sameRows { print(line) }
      if !sameRows.isEmpty { print("") }
    }
    print("How each is measured, and what it does not show:\n")
    for line in Comparison.notes(of: demos.flatMap(\.self), width: width) { print(line) }
  }
}
