import Catalog
import Contract
import SourceCode
import Testing

/// How many lines of code a reader of one demo in one pattern is asked to read.
nonisolated enum ReadingBudget {
  static let limits: [Demo: Int] = [.button: 120, .news: 250]

  /// The demos that ask for too much.
  static func excess(of lines: [Demo: Int]) -> [Demo] {
    limits.filter { lines[$0.key, default: 0] > $0.value }.map(\.key)
  }

  /// The lines of each demo, the model left out, which is the same for all.
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

@Suite("The reading budget")
struct ReadingBudgetTests {
  @Test(arguments: Pattern.all)
  func `of 120 lines for a button and 250 for a news list is kept`(pattern: Pattern) throws {

    let lines = ReadingBudget.lines(
      of: pattern, in: try checkout().sources(in: "Sources/\(pattern.module)"))

    for demo in pattern.demos {
      print("\(pattern.name), \(demo): \(lines[demo, default: 0]) lines")
    }
    #expect(pattern.demos.allSatisfy { lines[$0, default: 0] > 0 })
    #expect(ReadingBudget.excess(of: lines) == [])
  }

  @Test func `counts what a pattern writes for a demo, and nothing else`() throws {
    let pattern = try #require(Pattern.all.first { $0.id == "mvvm" })
    let source = "/// A view.\nclass ButtonView {\n\n}\nclass NewsViewModel {}\nclass Other {}"

    let lines = ReadingBudget.lines(of: pattern, in: [SourceFile("", source)])

    #expect(lines == [.button: 2, .news: 1])
  }

  @Test func `is passed by one line too much`() {
    #expect(ReadingBudget.excess(of: [.button: 120, .news: 250]) == [])
    #expect(ReadingBudget.excess(of: [.button: 121, .news: 250]) == [.button])
    #expect(ReadingBudget.excess(of: [.button: 120, .news: 251]) == [.news])
  }
}
