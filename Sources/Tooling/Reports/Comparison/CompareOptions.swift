import Catalog
import Inputs
package import PatternKit

/// The patterns and demos to compare.
package struct CompareOptions {
  /// The patterns to show in one table. If it is empty, all patterns are shown, with one table for
  /// each purpose.
  private var patterns: [Pattern] = []
  private var demos: [Demo] = [.button, .news]

  private static let options: [Option<CompareOptions>] = [
    .value("--demo") { options, word in
      options.demos = [try [Demo.button, .news].named(word, "demo to compare", by: \.rawValue)]
    }
  ]

  package init(arguments: [String]) throws {
    try Option.read(arguments, by: Self.options, into: &self) { options, word in
      let pattern = try Pattern.named(word)
      if !options.patterns.contains(where: { $0.id == word }) { options.patterns.append(pattern) }
    }
  }

  /// Prints measurements of the patterns.
  ///
  /// Throws `Checkout.NotFound` if the sources are missing.
  ///
  /// - Parameter width: The number of columns, or `nil` if there is no window.
  package func run(
    in checkout: Checkout?, width: Int?, language: Language = .english,
    print: (String) -> Void
  ) async throws {
    guard let checkout else { throw Checkout.NotFound() }
    let width = width ?? 100
    var comparisons: [Comparison] = []
    for demo in demos {
      let comparison = try await Comparison(
        of: demo, in: patterns.isEmpty ? Pattern.all : patterns, checkout: checkout,
        language: language)
      comparisons += patterns.isEmpty ? comparison.parts : [comparison]
    }
    for comparison in comparisons {
      for line in comparison.text(width: width) { print(line) }
      print("")
    }
    print(language.text("How each is measured, and what it does not show:") + "\n")
    for line in Comparison.notes(of: comparisons, width: width) { print(line) }
  }
}
