import Catalog
package import PatternKit

extension CompareOptions {
  /// Prints measurements of the patterns.
  ///
  /// Throws `Checkout.NotFound` if the sources are missing.
  ///
  /// - Parameter width: The number of columns, or `nil` if there is no window.
  package func run(
    in checkout: Checkout?, width: Int?, print: (String) -> Void
  ) async throws {
    guard let checkout else { throw Checkout.NotFound() }
    let width = width ?? 100
    var demos: [[Comparison]] = []
    for demo in self.demos {
      let comparison = try await Comparison(
        of: demo, in: patterns.isEmpty ? Pattern.all : patterns, checkout: checkout)
      demos.append(patterns.isEmpty ? comparison.parts : [comparison])
    }
    for parts in demos {
      let sameRows = Comparison.sameRows(in: parts, width: width)
      for table in parts.map({ $0.text(width: width) }) + [sameRows] where !table.isEmpty {
        for line in table { print(line) }
        print("")
      }
    }
    print("How each is measured, and what it does not show:\n")
    for line in Comparison.notes(of: demos.flatMap(\.self), width: width) { print(line) }
  }
}
