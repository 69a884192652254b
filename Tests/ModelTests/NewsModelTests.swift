import Model
import TestSupport
import Testing

@Suite("NewsModel")
struct NewsModelTests {
  private let source = HandDrivenNewsSource()
  private let one = NewsItem(title: "One")
  private let two = NewsItem(title: "Two")
  private let model: NewsModel

  init() { model = NewsModel(source: source) }

  @Test func `the model is idle at first and does not call its source`() {
    #expect(model.state == .idle)
    #expect(model.items == [])
    #expect(source.count == 0)
  }

  @Test func `the model stores the items in the order of the feed`() async {
    await load(with: .success([two, one]))

    #expect(model.state == .loaded)
    #expect(model.items == [two, one])
  }

  @Test func `the model replaces its items after a second load`() async {
    await load(with: .success([one, two]))

    await load(with: .success([two]))

    #expect(model.items == [two])
  }

  @Test func `the model keeps its items during a second load`() async {
    await load(with: .success([one]))

    model.load()

    await eventually(source.count, equals: 2)
    #expect(model.state == .loading)
    #expect(model.items == [one])
    source.end(1, with: .success([two]))
  }

  @Test func `the model keeps its items when a load fails`() async {
    await load(with: .success([one]))

    await load(with: .failure(.incompleteResponse))

    #expect(model.state == .failed(.incompleteResponse))
    #expect(model.items == [one])
  }

  @Test func `the model can load again after a failure`() async {
    await load(with: .failure(.incompleteResponse))

    await load(with: .success([one]))

    #expect(model.state == .loaded)
    #expect(model.items == [one])
  }

  /// Starts a load, finishes it with an outcome and waits for the model.
  private func load(with outcome: HandDrivenNewsSource.Outcome) async {
    let number = source.count
    model.load()
    await eventually(source.count, equals: number + 1)
    source.end(number, with: outcome)
    #expect(await eventually { model.state != .loading })
  }
}
