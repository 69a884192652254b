import Model
import Observing
import TestSupport
import Testing

@Suite("NewsModel: overlapping loads")
struct NewsModelQuickLoadsTests {
  typealias Outcome = HandDrivenNewsSource.Outcome

  private let source = HandDrivenNewsSource()
  private let early = [NewsItem(title: "Early")]
  private let late = [NewsItem(title: "Late")]

  /// Returns a model whose second load starts before the first load finishes.
  private func modelLoadingTwice() async -> NewsModel {
    let model = NewsModel(source: source)
    model.load()
    await eventually(source.count, equals: 1)
    model.load()
    await eventually(source.count, equals: 2)
    return model
  }

  @Test func `a second load cancels the first load`() async {
    let model = await modelLoadingTwice()

    await eventually(source.cancelled, equals: [0])
    source.end(0, with: .failure(.cancelled))
    source.end(1, with: .success(late))
    await eventually(model.state, equals: .loaded)
    #expect(source.cancelled == [0])
  }

  @Test(arguments: [Outcome.success([NewsItem(title: "Early")]), .failure(.cancelled)])
  func `the model ignores the first load if it finishes first`(outcome: Outcome) async {
    let model = await modelLoadingTwice()

    source.end(0, with: outcome)
    await runPendingTasks()

    #expect(model.state == .loading)
    #expect(model.items == [])
    source.end(1, with: .success(late))
    await eventually(model.state, equals: .loaded)
    #expect(model.items == late)
  }

  @Test(arguments: [Outcome.success([NewsItem(title: "Early")]), .failure(.incompleteResponse)])
  func `the model keeps the result of the second load if the first finishes last`(outcome: Outcome)
    async
  {
    let model = await modelLoadingTwice()
    source.end(1, with: .success(late))
    await eventually(model.state, equals: .loaded)

    source.end(0, with: outcome)
    await runPendingTasks()

    #expect(model.state == .loaded)
    #expect(model.items == late)
  }
}

@Suite("NewsModel: release")
struct NewsModelEndTests {
  private let source = HandDrivenNewsSource()

  @Test func `the model cancels its load when it is released`() async {
    var model: NewsModel? = NewsModel(source: source)
    weak let observed = model
    model?.load()
    await eventually(source.count, equals: 1)

    model = nil

    #expect(observed == nil)
    await eventually(source.cancelled, equals: [0])
    source.end(0, with: .failure(.cancelled))
  }
}

@Suite("NewsModel: observation")
struct NewsModelObservationTests {
  private let items = [NewsItem(title: "One")]

  @Test func `an observer receives the states of every load in order`() async {
    let source = HandDrivenNewsSource()
    let model = NewsModel(source: source)
    let states = ObservedValues(of: \.state, in: model)

    model.load()
    await eventually(source.count, equals: 1)
    await eventually(states.all.last, equals: .loading)
    source.end(0, with: .success(items))
    await eventually(states.all, equals: [.idle, .loading, .loaded])
    model.load()
    await eventually(source.count, equals: 2)
    await eventually(states.all.last, equals: .loading)
    source.end(1, with: .failure(.status(500)))

    await eventually(
      states.all, equals: [.idle, .loading, .loaded, .loading, .failed(.status(500))])
  }

  @Test func `an observer of the items receives them in the loaded state`() async {
    let model = NewsModel(source: StubNewsSource(items[0]))
    var states: [NewsModel.State] = []
    let observation = model.observe(\.items) { [weak model] items in
      if let model, !items.isEmpty { states.append(model.state) }
    }

    model.load()

    await eventually(states, equals: [.loaded])
    withExtendedLifetime(observation) {}
  }

  @Test func `an observer of the items receives them, even if a reload follows and fails`() async {
    let source = HandDrivenNewsSource()
    let model = NewsModel(source: source)
    let received = ObservedValues(of: \.items, in: model)
    model.load()
    await eventually(source.count, equals: 1)

    source.end(0, with: .success(items))
    await eventually(model.state, equals: .loaded)
    model.load()
    await eventually(source.count, equals: 2)
    source.end(1, with: .failure(.status(500)))

    await eventually(received.all, equals: [[], items])
  }
}
