import Model
import TestSupport
import Testing

/// Wrong: a reload appends the feed to the existing items.
private final class GrowingModel {
  private(set) var items: [NewsItem] = []

  func load(from source: any NewsSource) async throws {
    items += try await source.items()
  }
}

@Suite("Pitfall: a reload that appends")
struct AppendingReloadTests {
  @Test func `a reload that appends to the items shows each article twice`() async throws {
    let (model, source) = (GrowingModel(), StubNewsSource(NewsItem(title: "One")))

    try await model.load(from: source)
    try await model.load(from: source)

    #expect(model.items.map(\.title) == ["One", "One"])
  }
}
