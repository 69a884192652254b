import Catalog
import PatternKit
import Testing

@testable import Reports

@Suite("Bench")
struct BenchTests {
  @Test func `a row has the median of its rounds, and the median of its ratios per round`() {
    let benchmarks = [
      Benchmark(name: "slow") { _ in },
      Benchmark(name: "fast") { _ in },
      Benchmark(name: "late", hasRatio: false) { _ in },
    ]
    let times: [[Double]] = [[20_000, 30_000, 10_000], [40, 60, 100], [2, 3, 1]]

    let lines = Bench.table(of: benchmarks, times: times)

    #expect(
      lines.joined(separator: "\n") == """
          slow  20,000 ns  (10,000 to 30,000)  1.00 ×
          fast  60.0 ns    (40.0 to 100)       0.00200 ×
          late  2.00 ns    (1.00 to 3.00)
        """)
  }

  @Test func `a benchmark is repeated up to the time aim and warmed up before each round`() async {
    var now = ContinuousClock.now
    var calls: [String] = []
    let benchmarks = ["a", "b"].map { name in
      Benchmark(name: name) { repetitions in
        calls.append("\(name)\(repetitions)")
        now += .milliseconds(repetitions)
      }
    }
    let rounds = Rounds(count: 3, aim: .milliseconds(3), now: { now })

    let times = await rounds.measure(benchmarks) { _ in }

    let round = ["a2", "a4", "b2", "b4"]
    #expect(calls == ["a1", "a2", "a4", "b1", "b2", "b4"] + round + round + round)
    #expect(times == [[1_000_000, 1_000_000, 1_000_000], [1_000_000, 1_000_000, 1_000_000]])
  }

  @Test func `only a press in MVVM with Observations waits for a task that sets the label`() async {
    for press in Benchmark.presses {
      var hasWaited = false
      Task { hasWaited = true }

      await press.work(1)

      #expect(hasWaited == (press.name == "MVVM"), "\(press.name)")
    }
    #expect(Benchmark.presses.map(\.name) == Pattern.all.map(\.name) + ["MVVM, closure"])
  }

  @Test(arguments: [1, 100])
  func `a mechanism calls every listener once per change`(count: Int) async {
    let delegates = (0..<count).map { _ in Listener() }
    let others = (0..<count).map { _ in Listener() }
    for mechanism in Benchmark.mechanisms(others, delegates: delegates) {
      let listeners = mechanism.name == "weak delegate" ? delegates : others
      let before = listeners[0].count
      var hasWaited = false
      Task { hasWaited = true }

      await mechanism.work(5)
      await mechanism.work(2)

      #expect(listeners.allSatisfy { $0.count == before + 7 }, "\(mechanism.name)")
      #expect(mechanism.hasRatio == !hasWaited, "\(mechanism.name)")
    }
  }
}
