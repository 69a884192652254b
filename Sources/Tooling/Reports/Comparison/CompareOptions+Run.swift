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
    var comparisons: [Comparison] = []
    for demo in demos {
      let comparison = try await Comparison(
        of: demo, in: patterns.isEmpty ? Pattern.all : patterns, checkout: checkout)
      comparisons += patterns.isEmpty ? comparison.parts : [comparison]
    }
    for comparison in comparisons {
      for line in comparison.text(width: width) { print(line) }
      print("")
    }
    print("How each is measured, and what it does not show:\n")
    for line in Comparison.notes(of: comparisons, width: width) { print(line) }
  }
}
