import Catalog
import Contract
import Terminal
import Testing

@testable import Bench
@testable import TerminalUI

@Suite("The walk through a list whose keys are measured")
struct KeyWalkTests {
  @Test(arguments: [1, 37, 80])
  func `every measured key moves the selection, however the walk is divided`(
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

@Suite("Moving the selection one row")
struct AppBytesTests {
  @Test(arguments: Pattern.all)
  func `costs less than 1 kB, in a list of any length, at its edges too`(pattern: Pattern)
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
