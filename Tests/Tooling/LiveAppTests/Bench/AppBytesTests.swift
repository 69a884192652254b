import Catalog
import Console
import PatternKit
import Testing

@testable import LiveApp
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
  func `a key writes as many bytes in a list of 10,000 rows as in a list of 100 rows`(
    pattern: Pattern
  ) async throws {
    let keys = Array(repeating: Key.down, count: 30) + [.up]

    let short = try await AppBench(pattern, rows: 100, width: 200, height: 50).type(keys)
    let long = try await AppBench(pattern, rows: 10_000, width: 200, height: 50).type(keys)

    #expect(short == long)
  }
}
