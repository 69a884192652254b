import Console

/// `patterns bench`: the time of a press, a change, a key and X-ray on this machine.
///
/// Machines have different speeds, and measurements vary. Compare only the ratio of two figures of
/// the same run, which are measured in turns.
package enum Bench {
  package static func run(print: (String) -> Void) async throws {
    #if DEBUG
      print("This is a debug build. For meaningful figures, run:")
      print("swift run -c release patterns bench\n")
    #endif
    let progress = ProgressLine()
    defer { progress.clear() }
    // Run this first, while the process uses little memory: growth is visible only above its peak.
    let growth = try await MemoryGrowth.afterPresses(progress: progress.show)
    let benchmarks =
      try await Benchmark.presses() + Benchmark.mechanisms() + Benchmark.keys() + Benchmark.xray()
    let rounds = Rounds(count: 11, aim: .milliseconds(20))
    let times = try await rounds.measure(benchmarks, progress: progress.show)
    progress.clear()
    let figures = Array(zip(benchmarks, times))
    let report = Report(rounds: rounds.count, figures: figures, growth: growth)
    for line in report.lines { print(line) }
  }
}
