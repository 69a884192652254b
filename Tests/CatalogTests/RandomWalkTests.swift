import Catalog
import Foundation
import Testing

@Suite("A random walk")
struct RandomWalkTests {
  /// Say `PATTERNS_WALKS=5000` for a longer test.
  private static let seeds =
    ProcessInfo.processInfo.environment["PATTERNS_WALKS"].flatMap(UInt64.init) ?? 15

  @Test(arguments: Demo.allCases)
  func `shows the same on all six after every move`(demo: Demo) async {
    for seed in 0..<Self.seeds {
      let walk = RandomWalk(seed: seed, demo: demo)
      if let difference = await walk.difference(among: Pattern.all) {
        Issue.record("\(difference)")
        return
      }
    }
  }

  @Test func `that differs names its seed and the shortest way to the difference`() async throws {
    let patterns = [nil, .saysNothingForAnEmptyFeed].map(NewsFault.pattern)

    let difference = try #require(await firstDifference(among: patterns))

    #expect(difference.hasPrefix("seed "))
    #expect(difference.contains("brings 0 items:\n"))
    #expect(difference.contains("Faulty (right) shows\nNo news"))
  }

  @Test(arguments: [
    NewsFault.swallowsTheFailure, .letsTheEarlierFeedWin, .letsALatePictureLand, .appendsOnReload,
  ])
  func `meets failed loads, loads out of order and late pictures`(fault: NewsFault) async {
    let patterns = [nil, fault].map(NewsFault.pattern)

    #expect(await firstDifference(among: patterns) != nil)
  }

  private func firstDifference(among patterns: [Pattern]) async -> String? {
    for seed in 0..<50 as Range<UInt64> {
      let walk = RandomWalk(seed: seed, demo: .news)
      if let difference = await walk.difference(among: patterns) { return difference }
    }
    return nil
  }
}
