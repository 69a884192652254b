import Catalog
import Foundation
import PatternDefinition
import Testing

@Suite("Contract: RandomWalk")
struct RandomWalkTests {
  /// The number of walks per test. Set `PATTERNS_WALKS=5000` for a longer test.
  private static let seeds =
    ProcessInfo.processInfo.environment["PATTERNS_WALKS"].flatMap(UInt64.init) ?? 4

  /// Every second walk runs the tasks of its screens on several threads, to look for races.
  private static func usesOneQueue(_ seed: UInt64) -> Bool { seed.isMultiple(of: 2) }

  @Test(arguments: Demo.allCases)
  func `all patterns show the same screen after every move of a random walk`(demo: Demo) async {
    // The news list has more features than the other demos, so it gets twice as many walks.
    for seed in 0..<(demo == .news ? Self.seeds : Self.seeds / 2) {
      let walk = RandomWalk(seed: seed, demo: demo, usesOneQueue: Self.usesOneQueue(seed))
      let difference = await walk.difference(among: Pattern.all)
      #expect(difference == nil, "\(difference ?? "")")
      if difference != nil { break }
    }
  }

  @Test(arguments: Pattern.all)
  func `opening a row before the screen is updated shows the content of that row`(
    pattern: Pattern
  ) async {
    for seed in 0..<Self.seeds {
      let walk = RandomWalk(seed: seed, demo: .news, usesOneQueue: Self.usesOneQueue(seed))
      let mistake = await walk.mistake(of: pattern)
      #expect(mistake == nil, "\(mistake ?? "")")
      if mistake != nil { break }
    }
  }

  @Test func `walks without waiting detect a screen that opens rows not shown yet`() async {
    let faulty = NewsFault.pattern(with: .opensRowsNotShownYet)
    for seed in 0..<50 as Range<UInt64> {
      if await RandomWalk(seed: seed, demo: .news).mistake(of: faulty) != nil { return }
    }
    Issue.record("no walk detected the fault")
  }

  @Test func `a difference is reported with its seed and the moves that lead to it`() async throws {
    let patterns = [nil, .saysNothingForAnEmptyFeed].map(NewsFault.pattern)

    let difference = try #require(await firstDifference(among: patterns))

    #expect(difference.hasPrefix("seed "))
    #expect(difference.contains("brings 0 items:\n"))
    #expect(difference.contains("Faulty (no fault) shows\nNo news"))
  }

  @Test(arguments: [
    NewsFault.swallowsTheFailure, .letsTheEarlierFeedWin, .showsALatePictureInAReusedCell,
    .appendsOnReload,
  ])
  func `random walks detect faults in failed, reordered and repeated loads`(fault: NewsFault) async
  {
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
