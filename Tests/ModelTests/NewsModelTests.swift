import Model
import TestSupport
import Testing

@Suite("NewsModel")
struct NewsModelTests {
  private let source = HandDrivenNewsSource()
  private let one = NewsItem(title: "One")
  private let two = NewsItem(title: "Two")

  @Test func `the model is idle at first and does not call its source`() async {
    let model = NewsModel(source: source)

    #expect(model.state == .idle)
    #expect(model.items == [])
    #expect(source.count == 0)
  }

  @Test func `the model stores the items in the order of the feed`() async {
    let model = NewsModel(source: source)

    await load(model, with: .success([two, one]))

    #expect(model.state == .loaded)
    #expect(model.items == [two, one])
  }

  @Test func `the model replaces its items after a second load`() async {
    let model = NewsModel(source: source)
    await load(model, with: .success([one, two]))

    await load(model, with: .success([two]))

    #expect(model.items == [two])
  }

  @Test func `the model keeps its items during a second load`() async {
    let model = NewsModel(source: source)
    await load(model, with: .success([one]))

    model.load()

    await eventually(source.count, equals: 2)
    #expect(model.state == .loading)
    #expect(model.items == [one])
    source.end(1, with: .success([two]))
  }

  @Test func `the model keeps its items when a load fails`() async {
    let model = NewsModel(source: source)
    await load(model, with: .success([one]))

    await load(model, with: .failure(.incompleteResponse))

    #expect(model.state == .failed(.incompleteResponse))
    #expect(model.items == [one])
  }

  @Test func `the model can load again after a failure`() async {
    let model = NewsModel(source: source)
    await load(model, with: .failure(.incompleteResponse))

    await load(model, with: .success([one]))

    #expect(model.state == .loaded)
    #expect(model.items == [one])
  }

  /// Starts a load, finishes it with an outcome and waits for the model.
  private func load(_ model: NewsModel, with outcome: HandDrivenNewsSource.Outcome) async {
    let number = source.count
    model.load()
    await eventually(source.count, equals: number + 1)
    source.end(number, with: outcome)
    #expect(await eventually { model.state != .loading })
  }
}
