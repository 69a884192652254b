import Testing

/// Wrong: the screen loads before it observes. It misses a feed that loads immediately.
private final class LateScreen {
  private(set) var titles: [String] = []

  init(feed: FastFeed) {
    feed.load()
    feed.onLoaded = { [weak self] titles in self?.titles = titles }
  }
}

/// A feed that loads immediately, for example from a cache.
private final class FastFeed {
  var onLoaded: ([String]) -> Void = { _ in }

  func load() {
    onLoaded(["One"])
  }
}

@Suite("Pitfall: observing after loading")
struct LateObserverTests {
  @Test func `a screen that observes after loading misses a feed that loads immediately`() {
    let feed = FastFeed()

    #expect(LateScreen(feed: feed).titles == [])
  }
}
