import Catalog
import Mechanisms
import PatternKit
import TestSupport
import Testing

@testable import Reports

@Suite("Bench")
struct BenchTests {
  @Test func `a row has the medians of its rounds, and the median of its ratios per round`() {
    let benchmarks = ["slow", "late"].map { name in
      Benchmark(pattern: name, press: { _ in }, mechanism: .closure, report: { _ in })
    }
    let times: [[Double]] = [[20_000, 30_000, 10_000], [40, 60, 100], [2, 3, 1], [2, 1, 4]]

    let lines = Bench.table(of: benchmarks, times: times)

    #expect(
      lines.joined(separator: "\n") == """
        pattern  a press    its mechanism  alone    press : mechanism
        slow     20,000 ns  closure        60.0 ns  500 (100 to 500)
        late     2.00 ns    closure        2.00 ns  1.00 (0.250 to 3.00)
        """)
  }

  @Test func `work is repeated up to the time aim and warmed up before each round`() async {
    var now = ContinuousClock.now
    var calls: [String] = []
    let works: [Benchmark.Work] = ["a", "b"].map { name in
      { repetitions in
        calls.append("\(name)\(repetitions)")
        now += .milliseconds(repetitions)
      }
    }
    let rounds = Rounds(count: 3, aim: .milliseconds(3), now: { now })

    let times = await rounds.measure(works) { _ in }

    let round = ["a2", "a4", "b2", "b4"]
    #expect(calls == ["a1", "a2", "a4", "b1", "b2", "b4"] + round + round + round)
    #expect(times == [[1_000_000, 1_000_000, 1_000_000], [1_000_000, 1_000_000, 1_000_000]])
  }

  @Test func `the times of a piece of work have the order of the rounds`() async {
    var (now, duration) = (ContinuousClock.now, 4)
    let work: Benchmark.Work = { _ in
      now += .milliseconds(duration)
      duration -= 1
    }

    let times = await Rounds(count: 3, aim: .milliseconds(3), now: { now }).measure([work]) { _ in }

    #expect(times == [[3_000_000, 2_000_000, 1_000_000]])
  }

  @Test func `every pattern has a benchmark, and only Observations wait for a task`() async {
    for benchmark in Benchmark.all {
      for work in [benchmark.press, benchmark.report] {
        var hasWaited = false
        Task { hasWaited = true }

        await work(1)

        #expect(hasWaited == (benchmark.mechanism == .observations), "\(benchmark.pattern)")
      }
    }
    #expect(Benchmark.all.map(\.pattern) == Pattern.all.map(\.name) + ["MVVM, closure"])
  }

  @Test(arguments: Mechanism.allCases)
  func `a mechanism calls its listener once for each report`(mechanism: Mechanism) async {
    let listener = Listener()
    let report = mechanism.report(to: listener)
    let before = listener.count

    for number in 1...2 {
      report(number)

      await eventually(listener.count, equals: before + number)
    }
  }
}
