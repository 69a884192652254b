import Model
import Observation
import Testing

@Suite("NewsModel: two quick loads")
struct NewsModelQuickLoadsTests {
  typealias Outcome = HandDrivenNewsSource.Outcome

  private let source = HandDrivenNewsSource()
  private let early = [NewsItem(title: "Early")]
  private let late = [NewsItem(title: "Late")]

  /// A model that loads for the second time before the first load has ended.
  private func modelLoadingTwice() async -> NewsModel {
    let model = NewsModel(source: source)
    model.load()
    #expect(await eventually { source.count == 1 })
    model.load()
    #expect(await eventually { source.count == 2 })
    return model
  }

  @Test func `cancel the first`() async {
    let model = await modelLoadingTwice()

    #expect(await eventually { source.cancelled == [0] })
    source.end(0, with: .failure(.cancelled))
    source.end(1, with: .success(late))
    #expect(await eventually { model.state == .loaded })
    #expect(source.cancelled == [0])
  }

  @Test(arguments: [Outcome.success([NewsItem(title: "Early")]), .failure(.cancelled)])
  func `say nothing of the first, which ends first`(outcome: Outcome) async {
    let model = await modelLoadingTwice()

    source.end(0, with: outcome)
    await everybodyHadATurn()

    #expect(model.state == .loading)
    #expect(model.items == [])
    source.end(1, with: .success(late))
    #expect(await eventually { model.state == .loaded })
    #expect(model.items == late)
  }

  @Test(arguments: [Outcome.success([NewsItem(title: "Early")]), .failure(.incompleteResponse)])
  func `keep the second, though the first ends last`(outcome: Outcome) async {
    let model = await modelLoadingTwice()
    source.end(1, with: .success(late))
    #expect(await eventually { model.state == .loaded })

    source.end(0, with: outcome)
    await everybodyHadATurn()

    #expect(model.state == .loaded)
    #expect(model.items == late)
  }

  @Test func `fail when the second fails`() async {
    let model = await modelLoadingTwice()

    source.end(0, with: .success(early))
    source.end(1, with: .failure(.status(500)))

    #expect(await eventually { model.state == .failed(.status(500)) })
    #expect(model.items == [])
  }

  private func everybodyHadATurn() async {
    for _ in 0..<100 { await Task.yield() }
  }
}

@Suite("NewsModel: its end")
struct NewsModelEndTests {
  private let source = HandDrivenNewsSource()

  @Test func `comes while it loads, and cancels the load`() async {
    var model: NewsModel? = NewsModel(source: source)
    weak let observed = model
    model?.load()
    #expect(await eventually { source.count == 1 })

    model = nil

    #expect(observed == nil)
    #expect(await eventually { source.cancelled == [0] })
    source.end(0, with: .failure(.cancelled))
  }

  @Test func `comes after a load, too`() async {
    var model: NewsModel? = NewsModel(source: source)
    weak let observed = model
    model?.load()
    #expect(await eventually { source.count == 1 })
    source.end(0, with: .success([]))
    #expect(await eventually { model?.state == .loaded })

    model = nil

    #expect(await eventually { observed == nil })
  }
}

@Suite("NewsModel: whoever observes it")
struct NewsModelObservationTests {
  private let items = [NewsItem(title: "One")]

  @Test(.timeLimit(.minutes(5)))
  func `hears of a feed that is there at once`() async {
    let model = NewsModel(source: ImmediateSource(outcome: .success(items)))

    model.load()

    for await state in Observations({ model.state }) where state != .loading {
      #expect(state == .loaded)
      #expect(model.items == items)
      break
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `hears of a failure that is there at once`() async {
    let model = NewsModel(source: ImmediateSource(outcome: .failure(.incompleteResponse)))

    model.load()

    for await state in Observations({ model.state }) where state != .loading {
      #expect(state == .failed(.incompleteResponse))
      break
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `hears of every load, in order`() async {
    let source = HandDrivenNewsSource()
    let model = NewsModel(source: source)
    var states: [NewsModel.State] = []

    for await state in Observations({ model.state }) {
      states.append(state)
      switch states.count {
      case 1:
        model.load()
        #expect(await eventually { source.count == 1 })
        source.end(0, with: .success(items))
      case 2:
        model.load()
      case 3:
        #expect(await eventually { source.count == 2 })
        source.end(1, with: .failure(.status(500)))
      default: break
      }
      if states.count == 4 { break }
    }

    #expect(states == [.loading, .loaded, .loading, .failed(.status(500))])
  }

  @Test func `never sees it loaded without its items`() async {
    let model = NewsModel(source: ImmediateSource(outcome: .success(items)))
    let itemsFirst = Task { @MainActor in
      for await items in Observations({ model.items }) where !items.isEmpty { return model.state }
      return .loading
    }

    model.load()

    #expect(await itemsFirst.value == .loaded)
  }
}

/// A source that has its answer ready.
private struct ImmediateSource: NewsSource {
  let outcome: Result<[NewsItem], LoadError>

  func items() async throws(LoadError) -> [NewsItem] {
    try outcome.get()
  }
}
