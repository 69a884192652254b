import Catalog
import PatternDefinition
import SourceCode
import Testing

/// The maximum lines of code of one demo in one pattern.
nonisolated enum ReadingBudget {
  static let limits: [Demo: Int] = [.button: 120, .news: 250]

  /// Returns the demos that exceed their limit.
  static func excess(of lines: [Demo: Int]) -> [Demo] {
    limits.filter { lines[$0.key, default: 0] > $0.value }.map(\.key)
  }

  /// Returns the lines of code per demo, without the model that all patterns share.
  static func lines(of pattern: Pattern, in sources: [SourceFile]) -> [Demo: Int] {
    let declarations = sources.flatMap(\.declarations)
    let lines = pattern.demos.map { demo in
      let types = pattern.roles(of: demo).flatMap(\.types)
      let own = declarations.filter { types.contains($0.name) }
      return (demo, own.reduce(0) { $0 + $1.linesOfCode })
    }
    return Dictionary(uniqueKeysWithValues: lines)
  }
}

@Suite("Comparison: ReadingBudget")
struct ReadingBudgetTests {
  @Test(arguments: Pattern.all)
  func `every pattern has at most 120 lines for the button and 250 for the news list`(
    pattern: Pattern
  ) throws {

    let lines = ReadingBudget.lines(
      of: pattern, in: try checkout().sources(in: "Sources/\(pattern.module)"))

    for demo in pattern.demos {
      print("\(pattern.name), \(demo): \(lines[demo, default: 0]) lines")
    }
    #expect(pattern.demos.allSatisfy { lines[$0, default: 0] > 0 })
    #expect(ReadingBudget.excess(of: lines) == [])
  }

  @Test func `the reading budget counts only the types that a pattern declares for a demo`() throws
  {
    let pattern = try #require(Pattern.all.first { $0.id == "mvvm" })
    let source = "/// A view.\nclass ButtonView {\n\n}\nclass NewsViewModel {}\nclass Other {}"

    let lines = ReadingBudget.lines(of: pattern, in: [SourceFile("", source)])

    #expect(lines == [.button: 2, .news: 1])
  }

  @Test func `one line above the limit exceeds the reading budget`() {
    #expect(ReadingBudget.excess(of: [.button: 120, .news: 250]) == [])
    #expect(ReadingBudget.excess(of: [.button: 121, .news: 250]) == [.button])
    #expect(ReadingBudget.excess(of: [.button: 120, .news: 251]) == [.news])
  }
}
