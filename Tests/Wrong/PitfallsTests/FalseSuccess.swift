import Model
import TestSupport
import Testing

/// Wrong: `try?` turns every failure into an empty feed, and the flag reports success.
private final class OptimisticModel {
  private(set) var items = [NewsItem(title: "One")]

  func load(from source: any NewsSource, then done: (_ isLoaded: Bool) -> Void) async {
    items = (try? await source.items()) ?? []
    done(true)
  }
}

@Suite("Pitfall: success reported on failure")
struct FalseSuccessTests {
  @Test func `a model that ignores load errors empties the list and reports success`() async {
    let model = OptimisticModel()
    var answer: Bool?

    await model.load(from: StubNewsSource(failure: .incompleteResponse)) { answer = $0 }

    #expect(answer == true)
    #expect(model.items.isEmpty)
  }
}
