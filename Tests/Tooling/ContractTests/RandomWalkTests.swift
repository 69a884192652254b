import Catalog
import Contract
import Foundation
import Testing

@Suite("A random walk")
struct RandomWalkTests {
  /// Say `PATTERNS_WALKS=5000` for a longer test.
  private static let seeds =
    ProcessInfo.processInfo.environment["PATTERNS_WALKS"].flatMap(UInt64.init) ?? 6

  @Test(arguments: Demo.allCases)
  func `shows the same on all six after every move`(demo: Demo) async {
    // The news list can do far more than the other demos.
    for seed in 0..<(demo == .news ? Self.seeds : Self.seeds / 3) {
      let difference = await RandomWalk(seed: seed, demo: demo).difference(among: Pattern.all)
      #expect(difference == nil, "\(difference ?? "")")
      if difference != nil { break }
    }
  }

  @Test(arguments: Pattern.all)
  func `that never waits opens the row on the screen only`(pattern: Pattern) async {
    for seed in 0..<Self.seeds {
      let mistake = await RandomWalk(seed: seed, demo: .news).mistake(of: pattern)
      #expect(mistake == nil, "\(mistake ?? "")")
      if mistake != nil { break }
    }
  }

  @Test func `that never waits meets rows that are not shown yet`() async {
    let faulty = NewsFault.pattern(with: .answersForRowsNotShownYet)
    for seed in 0..<50 as Range<UInt64> {
      if await RandomWalk(seed: seed, demo: .news).mistake(of: faulty) != nil { return }
    }
    Issue.record("no walk met them")
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
