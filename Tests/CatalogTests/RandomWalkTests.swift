import Catalog
import Foundation
import PatternKit
import Testing

@Suite("Contract: RandomWalk")
struct RandomWalkTests {
  /// The number of walks per test. Set `PATTERNS_WALKS=5000` for a longer test.
  private static let seeds =
    ProcessInfo.processInfo.environment["PATTERNS_WALKS"].flatMap(UInt64.init) ?? 4

  @Test(arguments: Demo.allCases)
  func `all patterns show the same screen after every move of a random walk`(demo: Demo) async {
    // The news list has more features than the other demos, so it gets twice as many walks.
    for seed in 0..<(demo == .news ? Self.seeds : Self.seeds / 2) {
      let walk = RandomWalk(seed: seed, demo: demo)
      let difference = await walk.difference(among: Pattern.all)
      #expect(difference == nil, "\(difference ?? "")")
      if difference != nil { break }
    }
  }
}
