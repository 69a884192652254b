import Model
import TestSupport
import Testing

/// Wrong: a reload adds the feed to what is there already.
private final class GrowingModel {
  private(set) var items: [NewsItem] = []

  func load(from source: any NewsSource) async throws {
    items += try await source.items()
  }
}

@Suite("A reload that appends")
struct AppendingReloadTests {
  @Test func `shows everything twice`() async throws {
    let (model, source) = (GrowingModel(), StubNewsSource(NewsItem(title: "One")))

    try await model.load(from: source)
    try await model.load(from: source)

    #expect(model.items.map(\.title) == ["One", "One"])
  }
}
