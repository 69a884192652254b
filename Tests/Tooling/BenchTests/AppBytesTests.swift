import Catalog
import PatternDefinition
import Terminal
import Testing

@testable import Bench
@testable import TerminalUI

@Suite("Bench: KeyWalk")
struct KeyWalkTests {
  @Test(arguments: [1, 37])
  func `every measured key moves the selection for any number of keys per call`(
    length: Int
  ) async throws {
    let pattern = try #require(Pattern.all.first)
    let bench = try await AppBench(pattern, rows: 50, width: 80, height: 24)
    var walk = KeyWalk()

    for _ in 0..<(120 / length) {
      let figures = await bench.type(walk.next(length))
      #expect(figures.byteCounts.allSatisfy { $0 > 0 })
    }
  }
}
