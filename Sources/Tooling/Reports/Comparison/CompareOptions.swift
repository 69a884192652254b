import Catalog
import Console
package import PatternKit

/// The patterns and demos to compare.
package struct CompareOptions {
  /// The patterns to show in one table. If it is empty, all patterns are shown, with one table for
  /// each purpose.
  private var patterns: [Pattern] = []
  private var demos: [Demo] = [.button, .news]
  /// Whether rows in which all patterns are equal are printed too.
  private var showsEqualRows = false
  private var showsNotes = false

  private static let options: [Option<CompareOptions>] = [
    .value("--demo") { options, word in
      options.demos = [try [Demo.button, .news].named(word, "demo to compare", by: \.rawValue)]
    },
    .flag("--all") { $0.showsEqualRows = true },
    .flag("--notes") { $0.showsNotes = true },
  ]

  package init(arguments: [String]) throws {
    try Option.read(arguments, by: Self.options, into: &self) { options, word in
      let pattern = try Pattern.named(word)
      let isNew = !options.patterns.contains { $0.id == pattern.id }
      if isNew { options.patterns.append(pattern) }
    }
  }

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
    // One pattern has nothing from which it differs.
    let showsAll = showsEqualRows || patterns.count == 1
    let shown = showsAll ? comparisons : comparisons.map(\.differences)
    if showsNotes {
      print(language.text("How each is measured, and what it does not show:") + "\n")
      for line in Comparison.notes(of: shown, width: width) { print(line) }
      print("")
    }
    for (index, comparison) in shown.enumerated() {
      if index > 0 { print("") }
      for line in comparison.text(width: width) { print(line) }
    }
  }
}
