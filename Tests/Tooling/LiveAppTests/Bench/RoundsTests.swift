import Testing

@testable import LiveApp

@Suite("Bench: Measurement")
struct MeasurementTests {
  @Test(
    arguments: [
      ([7], 7), ([9, 1, 4], 4), ([4, 1, 9, 5], 4.5), ([2, 2, 1000], 2),
    ] as [([Int], Double)])
  func `the median of a measurement is the middle of its rounds`(rounds: [Int], median: Double) {
    #expect(Measurement(rounds.map { .nanoseconds($0) }).median == median)
  }

  @Test func `a measurement reports the time of one repetition, fastest to slowest`() {
    let time = Measurement([.microseconds(3), .microseconds(1), .microseconds(2)], repetitions: 10)

    #expect(time.median == 200)
    #expect(time.fastest == 100)
    #expect(time.slowest == 300)
  }

  @Test func `the ratio of two measurements is the median of the ratios per round`() {
    let time = Measurement([.nanoseconds(2), .nanoseconds(400), .nanoseconds(6)])
    let other = Measurement([.nanoseconds(1), .nanoseconds(100), .nanoseconds(1)])

    #expect(time.ratio(to: other) == 4)
  }
}

@Suite("Bench: Rounds")
struct RoundsTests {
  @Test func `every round runs each benchmark once, after a warm-up that is not counted`()
    async
  {
    var calls: [String] = []
    let figures = ["a", "b", "c"].map { name in
      Benchmark(.press, name) { _ in calls.append(name) }
    }

    let measurements = await Rounds(count: 3, aim: .zero).measure(figures)

    #expect(calls.joined() == "abcabcabcabc")
    #expect(measurements.map(\.rounds.count) == [3, 3, 3])
  }

  @Test func `a benchmark is repeated up to the time aim and warmed up before each round`()
    async
  {
    var calls: [Int] = []
    let figure = Benchmark(group: .press, name: "a") { repetitions in
      calls.append(repetitions)
      return .milliseconds(repetitions)
    }

    let measurements = await Rounds(count: 2, aim: .milliseconds(7)).measure([figure])

    #expect(calls == [1, 2, 4, 8, 4, 8, 4, 8])
    #expect(measurements.map(\.median) == [1_000_000])
  }
}
