import Testing

/// Wrong: loads first and listens afterwards, and an answer that is there at once is missed.
private final class LateScreen {
  private(set) var titles: [String] = []

  init(feed: FastFeed) {
    feed.load()
    feed.onLoaded = { [weak self] titles in self?.titles = titles }
  }
}

/// A feed that needs no network, because somebody has put a cache before it.
private final class FastFeed {
  var onLoaded: ([String]) -> Void = { _ in }

  func load() {
    onLoaded(["One"])
  }
}

@Suite("Observing after loading")
struct LateObserverTests {
  @Test func `misses a feed that is there at once`() {
    let feed = FastFeed()

    #expect(LateScreen(feed: feed).titles == [])
  }
}
