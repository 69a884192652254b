import Observation
import Observing
import TestSupport
import Testing

@Observable
private final class Feed {
  private(set) var titles: [String] = []
  private(set) var isLoaded = false

  func finishLoad(_ titles: [String]) {
    self.titles = titles
    isLoaded = true
  }

  func startLoad() { isLoaded = false }
}

/// Wrong: another load can replace the state before it is delivered.
private final class AttentiveList {
  private(set) var titles: [String] = []
  private var observation: ObservationToken?

  init(feed: Feed) {
    observation = feed.observe(\.isLoaded) { [weak self, feed] isLoaded in
      if isLoaded { self?.titles = feed.titles }
    }
  }
}

@Suite("Pitfall: a state that is replaced before it is seen")
struct SkippedResultTests {
  @Test func `a list that waits for a state misses the titles if another load starts before`() async
  {
    let feed = Feed()
    let list = AttentiveList(feed: feed)

    feed.finishLoad(["One"])
    feed.startLoad()
    await runPendingTasks()

    #expect(feed.titles == ["One"])
    #expect(list.titles == [])
  }
}
