import Observation
import Observing
import TestSupport
import Testing

@Suite("Observing")
struct ObservingTests {
  private let counter = Counter()

  @Test func `observe delivers the present value before it returns`() {
    let observer = Observer(of: counter)

    #expect(observer.values == [0])
  }

  @Test func `observe delivers the last value of a turn once, however often the value changed`()
    async
  {
    let observer = Observer(of: counter)

    for _ in 1...3 { counter.value += 1 }
    #expect(observer.values == [0])
    await eventually(observer.values, equals: [0, 3])
    await runPendingTasks()

    #expect(observer.values == [0, 3])
  }

  @Test func `a turn that follows before the delivery replaces the value of the turn before it`()
    async
  {
    let observer = Observer(of: counter)

    let nextTurn = Task { counter.value = 2 }
    counter.value = 1
    await nextTurn.value
    await eventually(observer.values.last, equals: 2)

    #expect(observer.values == [0, 2])
  }

  @Test func `observe delivers a value for each turn that it can follow`() async {
    let observer = Observer(of: counter)

    for value in 1...3 {
      counter.value = value
      await eventually(observer.values.last, equals: value)
    }

    #expect(observer.values == [0, 1, 2, 3])
  }

  @Test func `setting an Equatable property to an equal value delivers nothing`() async {
    let observer = Observer(of: counter)

    counter.value = 0
    await runPendingTasks()

    #expect(observer.values == [0])
  }

  @Test func `setting a property that is not Equatable delivers the value, even if it is equal`()
    async
  {
    var count = 0
    let observation = counter.observe(\.name) { _ in count += 1 }

    counter.name = Counter.Name(text: "")
    await eventually(count, equals: 2)

    withExtendedLifetime(observation) {}
  }

  @Test func `a released token delivers nothing more, even if the value has already changed`() async
  {
    let observer = Observer(of: counter)

    counter.value = 1
    observer.observation = nil
    await runPendingTasks()
    counter.value = 2
    await runPendingTasks()

    #expect(observer.values == [0])
  }

  @Test func `a token that is released during a delivery delivers nothing more`() async {
    let observer = Observer(of: counter)
    observer.reaction = { [weak observer] _ in observer?.observation = nil }

    counter.value = 1
    await eventually(observer.values, equals: [0, 1])
    counter.value = 2
    await runPendingTasks()

    #expect(observer.values == [0, 1])
  }

  @Test func `a delivery can change the observed property`() async {
    let observer = Observer(of: counter)
    observer.reaction = { [counter] in if $0 < 3 { counter.value = $0 + 1 } }

    counter.value = 1

    await eventually(observer.values, equals: [0, 1, 2, 3])
  }

  @Test func `a token retains the observed object until the token is released`() async {
    var observation: ObservationToken?
    let counter = WeakReference {
      let counter = Counter()
      observation = counter.observe(\.value) { _ in }
      return counter
    }
    await runPendingTasks()
    #expect(!counter.isReleased)

    observation = nil

    #expect(observation == nil)
    #expect(await eventually { counter.isReleased })
  }

  @Test func `an observation does not retain an observer that is captured weakly`() {
    let observer = WeakReference { Observer(of: counter) }

    #expect(observer.isReleased)
  }

  @Test func `a released observer ends its observation`() async {
    let counter = WeakReference {
      let counter = Counter()
      _ = Observer(of: counter)
      return counter
    }

    #expect(await eventually { counter.isReleased })
  }
}

@Observable
private final class Counter {
  /// A value that cannot be compared.
  struct Name {
    let text: String
  }

  var value = 0
  var name = Name(text: "")
}

/// Collects the values of a counter, as a view does.
private final class Observer {
  var observation: ObservationToken?
  var reaction: (Int) -> Void = { _ in }
  private(set) var values: [Int] = []

  init(of counter: Counter) {
    observation = counter.observe(\.value) { [weak self] in
      self?.values.append($0)
      self?.reaction($0)
    }
  }
}
