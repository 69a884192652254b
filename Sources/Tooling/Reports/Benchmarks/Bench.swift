import Console
import Foundation

/// `patterns bench`: the time of a press and of a change on this machine.
///
/// Machines have different speeds, and measurements vary. Compare only the ratios in one table, which
/// is measured in turns.
package enum Bench {
  package static func run(print: (String) -> Void) async {
    #if DEBUG
      print("This is a debug build. Use a release build: swift run -c release patterns bench\n")
    #endif
    let process = ProcessInfo.processInfo
    print("\(process.operatingSystemVersionString), \(process.activeProcessorCount) cores.")
    let rounds = Rounds()
    print("Medians of \(rounds.count) rounds in turns (fastest to slowest).")
    let progress = ProgressLine()
    for (heading, benchmarks) in tables {
      let times = await rounds.measure(benchmarks, progress: progress.show)
      progress.clear()
      print((["", heading] + table(of: benchmarks, times: times)).joined(separator: "\n"))
    }
  }

  private static var tables: [(heading: String, benchmarks: [Benchmark])] {
    let press = """
      A press, until the label has its new text, and the ratio to the first pattern.
      MVVM takes longest: Observations wake a task, which sets the label later.
      """
    let changes = [1, 100].map { count in
      let listeners = { (0..<count).map { _ in Listener() } }
      let change = """
        A change, until all listeners have it, and the ratio to plain calls. Listeners: \(count).
        Observations have no ratio: they wake tasks, which run later than a plain call.
        """
      return (change, Benchmark.mechanisms(listeners(), delegates: listeners()))
    }
    return [(press, Benchmark.presses)] + changes
  }
}
