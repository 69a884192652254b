import Catalog
import PatternDefinition
import Terminal
import Testing

@testable import Bench
@testable import TerminalUI

@Suite("Bench: KeyWalk")
struct KeyWalkTests {
  @Test(arguments: [1, 37, 80])
  func `every measured key moves the selection for any number of keys per call`(
    length: Int
  ) async throws {
    let pattern = try #require(Pattern.all.first)
    let bench = try await AppBench(pattern, rows: 100, width: 80, height: 24)
    var walk = KeyWalk()

    for _ in 0..<(200 / length) {
      let figures = await bench.type(walk.next(length))
      #expect(figures.byteCounts.allSatisfy { $0 > 0 })
    }
  }
}

@Suite("Bench: bytes per key")
struct AppBytesTests {
  @Test(arguments: Pattern.all)
  func `moving the selection by one row writes less than 1 kB in a list of 10,000 rows`(
    pattern: Pattern
  )
    async throws
  {
    for (width, height) in [(80, 24), (200, 50)] {
      let bench = try await AppBench(pattern, rows: 10_000, width: width, height: height)
      let keys = Array(repeating: Key.down, count: 30) + Array(repeating: .up, count: 30)
      let figures = await bench.type(keys)

      #expect(figures.byteCounts.allSatisfy { $0 < 1000 }, "\(figures.byteCounts)")
      #expect(figures.byteCounts.allSatisfy { $0 > 0 })
    }
  }
}
