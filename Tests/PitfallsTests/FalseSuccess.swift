import Model
import TestSupport
import Testing

/// Wrong: `try?` turns every failure into an empty feed, and the flag says that all went well.
private final class OptimisticModel {
  private(set) var items = [NewsItem(title: "One")]

  func load(from source: any NewsSource, then done: (_ isLoaded: Bool) -> Void) async {
    items = (try? await source.items()) ?? []
    done(true)
  }
}

@Suite("Success reported on failure")
struct FalseSuccessTests {
  @Test func `empties the list and alerts nobody`() async {
    let model = OptimisticModel()
    var answer: Bool?

    await model.load(from: StubNewsSource(failure: .incompleteResponse)) { answer = $0 }

    #expect(answer == true)
    #expect(model.items.isEmpty)
  }
}
