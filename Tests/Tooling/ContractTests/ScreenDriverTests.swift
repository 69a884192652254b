import Catalog
import Contract
import Model
import Testing

@Suite("Contract: ScreenDriver")
struct ScreenDriverTests {
  @Test(arguments: Pattern.all)
  func `the screen shows an answer that arrives late before the next event is sent`(
    pattern: Pattern
  ) async throws {
    let driver = try #require(ScreenDriver(.news, of: pattern))
    driver.wrapServices = {
      Services(news: LateNewsSource($0.news), images: $0.images, digits: $0.digits)
    }
    driver.open()

    try await driver.answerNews(.success([NewsItem(title: "One")]))

    #expect(driver.rows.map(\.title) == ["One"])
  }
}

/// A source whose answers arrive many turns of the main actor later.
private struct LateNewsSource: NewsSource {
  private let source: any NewsSource

  init(_ source: any NewsSource) {
    self.source = source
  }

  func items() async throws(LoadError) -> [NewsItem] {
    let items = try await source.items()
    for _ in 0..<40 { await Task.yield() }
    return items
  }
}
