import PatternKit
import Testing

@Suite("Contract: RandomWalk of faulty screens")
struct FaultyWalkTests {
  @Test func `walks without waiting detect a screen that opens rows not shown yet`() async {
    let faulty = NewsFault.pattern(with: .opensRowsNotShownYet)
    for seed in 0..<50 as Range<UInt64> {
      if await RandomWalk(seed: seed, demo: .news).mistake(of: faulty) != nil { return }
    }
    Issue.record("no walk detected the fault")
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
