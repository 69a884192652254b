import Catalog
import Comparison
import Foundation
import SourceCode
import TerminalUI

/// What is measured of the patterns, or the sources of one role in two of them.
struct Compare {
  let options: CompareOptions
  /// Where the sources are, if they are here.
  let checkout: Checkout?
  /// How many columns there are; without a window there is no limit to a line of source.
  let width: Int?
  let print: (String) -> Void

  func run() async throws {
    if let role = options.role {
      try printSources(of: role)
    } else {
      try await printMeasures()
    }
  }

  private func printSources(of role: String) throws {
    guard let checkout else { throw Checkout.NotFound() }
    if options.patterns.count == 2 { print("| differs   < on the left only   > on the right only") }
    for demo in options.demos {
      let comparison = try RoleComparison(
        of: role, demo: demo, in: options.patterns, checkout: checkout)
      for line in try comparison.text(width: width ?? 1000) { print(line) }
    }
  }

  private func printMeasures() async throws {
    var comparisons: [Comparison] = []
    for demo in options.demos {
      comparisons.append(try await Comparison(of: demo, in: options.patterns, checkout: checkout))
    }
    if options.isMarkdown {
      for comparison in comparisons {
        for line in comparison.markdown { print(line) }
      }
      return
    }
    let width = width ?? 100
    for comparison in comparisons {
      for line in comparison.text(width: width) { print(line) }
      print("")
    }
    print("How each is taken, and what it does not show:\n")
    for line in Comparison.notes(of: comparisons, width: width) { print(line) }
    let missing = Set(comparisons.flatMap(\.missing)).sorted()
    if !missing.isEmpty {
      print("")
      print("Left out, because it cannot be had here: \(missing.joined(separator: "; ")).")
      print("What is read in sources is there in a checkout.")
    }
  }
}

extension Checkout {
  /// The one around the current folder, or else the one that this program was built in.
  static func current() -> Checkout? {
    let folder = URL(filePath: FileManager.default.currentDirectoryPath)
    let program = Bundle.main.executableURL
    return (try? Checkout(around: folder)) ?? program.flatMap { try? Checkout(around: $0) }
  }
}
