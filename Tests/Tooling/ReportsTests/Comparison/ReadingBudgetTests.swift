import Catalog
import PatternKit
import TestSupport
import Testing

@Suite("Comparison: reading budget")
struct ReadingBudgetTests {
  private nonisolated static let limits = [(demo: Demo.button, lines: 60), (.news, 160)]

  /// The lines of code of each demo, without the model that all patterns share.
  @Test(arguments: Pattern.all, limits)
  func `every pattern has at most 60 lines for the button and 160 for the news list`(
    pattern: Pattern, limit: (demo: Demo, lines: Int)
  ) throws {
    let types = try #require(pattern[limit.demo]).roles.flatMap(\.types)
    let declarations = try checkout().sources(in: "Sources/\(pattern.module)")
      .flatMap(\.declarations).filter { types.contains($0.name) }

    let lines = declarations.map(\.linesOfCode).reduce(0, +)

    #expect((1...limit.lines).contains(lines))
  }

  @Test(arguments: Pattern.all.filter { $0.purpose == .connectsObjects })
  func `a manager of the news list has at most 35 lines, with comments`(pattern: Pattern) throws {
    let source = try checkout().text(of: "Sources/\(pattern.module)/NewsManager.swift")

    #expect(source.split(separator: "\n", omittingEmptySubsequences: false).count <= 36)
  }
}
