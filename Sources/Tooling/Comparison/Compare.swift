import Catalog
import Foundation
import PatternDefinition
package import SourceCode
import TerminalUI

/// Prints measurements of the patterns, or the sources of one role in two of them.
package struct Compare {
  private let options: CompareOptions
  private let checkout: Checkout?
  private let width: Int?
  private let print: (String) -> Void

  /// - Parameters:
  ///   - checkout: The sources, if they are available.
  ///   - width: The number of columns, or `nil` if there is no window.
  package init(
    options: CompareOptions, checkout: Checkout?, width: Int?, print: @escaping (String) -> Void
  ) {
    self.options = options
    self.checkout = checkout
    self.width = width
    self.print = print
  }

  package func run() async throws {
    if let role = options.role {
      try printSources(of: role)
    } else {
      try await printMeasures()
    }
  }

  private func printSources(of role: RoleName) throws {
    guard let checkout else { throw Checkout.NotFound() }
    if options.patterns.count == 2 { print("| differs   < on the left only   > on the right only") }
    for demo in options.demos {
      let comparison = try RoleComparison(
        of: role, demo: demo, in: options.patterns, checkout: checkout)
      for line in try comparison.text(width: width ?? 1000) { print(line) }
    }
  }

  private func printMeasures() async throws {
    var demos: [[Comparison]] = []
    for demo in options.demos {
      let patterns = options.patterns.isEmpty ? Pattern.all : options.patterns
      let comparison = try await Comparison(of: demo, in: patterns, checkout: checkout)
      demos.append(options.patterns.isEmpty ? comparison.parts : [comparison])
    }
    if options.isMarkdown {
      for line in demos.flatMap(Comparison.markdown) { print(line) }
      return
    }
    let width = width ?? 100
    for parts in demos {
      for comparison in parts {
        for line in comparison.text(width: width) { print(line) }
        print("")
      }
      let sameRows = Comparison.sameRows(in: parts, width: width)
      for line in sameRows { print(line) }
      if !sameRows.isEmpty { print("") }
    }
    let comparisons = demos.flatMap(\.self)
    print("How each is measured, and what it does not show:\n")
    for line in Comparison.notes(of: comparisons, width: width) { print(line) }
    let missing = Set(comparisons.flatMap(\.missing)).sorted()
    if !missing.isEmpty {
      print("")
      print("Omitted, because it is not available here: \(missing.joined(separator: "; ")).")
      print("To measure the sources, run the command in a checkout of the repository.")
    }
  }
}
