import Catalog
import PatternKit
import TestSupport
import Testing

@Suite("Contract: RandomWalk")
struct RandomWalkTests {
  /// The number of walks per test.
  private static let seeds = UInt64(4 * walkFactor)

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
