import Console

/// `patterns bench`: the time of a press and of a change on this machine.
///
/// Machines have different speeds, and measurements vary. Compare only the ratio of two figures of
/// the same run, which are measured in turns.
package enum Bench {
  package static func run(print: (String) -> Void) async {
    #if DEBUG
      print("This is a debug build. For meaningful figures, run:")
      print("swift run -c release patterns bench\n")
    #endif
    let progress = ProgressLine()
    defer { progress.clear() }
    let benchmarks = Benchmark.presses() + Benchmark.mechanisms()
    let rounds = Rounds(count: 11, aim: .milliseconds(20))
    let times = await rounds.measure(benchmarks, progress: progress.show)
    progress.clear()
    let figures = Array(zip(benchmarks, times))
    let report = Report(rounds: rounds.count, figures: figures)
    for line in report.lines { print(line) }
  }
}
