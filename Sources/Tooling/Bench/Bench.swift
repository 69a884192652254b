import Foundation
import Processes
import TextOutput

/// `patterns bench`: the time of a press, a change, a key, X-ray and a start on this machine.
///
/// Machines have different speeds, and measurements vary. Compare only the ratio of two figures of
/// the same run, which are measured in turns.
package struct Bench {
  package let options: BenchOptions
  package let print: (String) -> Void

  private let progress = ProgressLine()

  package init(_ options: BenchOptions, print: @escaping (String) -> Void) {
    self.options = options
    self.print = print
  }

  package func run() async throws {
    #if DEBUG
      if !options.isJSON {
        print("This is a debug build. For meaningful figures, run:")
        print("swift run -c release patterns bench\n")
      }
    #endif
    defer { progress.clear() }
    let report = try await measure()
    progress.clear()
    if options.isJSON {
      print(try report.json())
    } else {
      for line in report.lines { print(line) }
    }
  }

  private func measure() async throws -> Report {
    let folder = try TemporaryFolder()
    var figures = Benchmark.presses()
    var memory: [Memory] = []
    var leftOut: [String] = []

    if options.isQuick {
      leftOut.append("a million presses on each screen, and whole processes, because of --quick")
    } else {
      // Run this first, while the process uses little memory: growth is visible only above its
      // peak.
      let old = try await SoakBenchmark(progress: progress.show)
      figures += old.figures
      memory += old.growth
      let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
      figures += Benchmark.starts(of: program, in: folder)
    }
    figures += Benchmark.mechanisms() + Benchmark.xray()
    figures += try await Benchmark.keys(
      ofRows: options.isQuick ? [100, 10_000] : [100, 1_000_000])

    let rounds =
      options.isQuick
      ? Rounds(count: 5, aim: .milliseconds(5)) : Rounds(count: 11, aim: .milliseconds(20))
    let measurements = try await rounds.measure(figures, progress: progress.show)
    return Report(
      rounds: rounds.count, figures: figures, measurements: measurements,
      memory: memory, leftOut: leftOut)
  }
}
