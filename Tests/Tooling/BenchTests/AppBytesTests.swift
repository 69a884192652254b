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
      #expect(await bench.type(walk.next(length)).allSatisfy { $0 > 0 })
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
    let bench = try await AppBench(pattern, rows: 10_000, width: 200, height: 50)
    let counts = await bench.type(Array(repeating: .down, count: 30) + [.up])

    #expect(counts.allSatisfy { (1..<1000).contains($0) }, "\(counts)")
  }
}
