import Console
import Foundation
import TerminalUI

/// All figures of a run.
struct Report {
  let rounds: Int
  let figures: [(benchmark: Benchmark, time: Measurement)]

  /// The machine and the build, then a table for each group.
  var lines: [String] {
    let tables = Benchmark.Group.allCases.flatMap { group in
      ["", group.rawValue] + table(of: figures.filter { $0.benchmark.group == group }).lines
    }
    return [machine, "Medians of \(rounds) rounds in turns (fastest to slowest)."] + tables
  }

  private var machine: String {
    #if DEBUG
      let build = "debug"
    #else
      let build = "release"
    #endif
    let process = ProcessInfo.processInfo
    let cores = process.activeProcessorCount
    return "\(process.operatingSystemVersionString), \(cores) cores, \(build) build."
  }

  private func table(of figures: [(benchmark: Benchmark, time: Measurement)]) -> TextTable {
    TextTable(
      figures.map { benchmark, time in
        let unit = TimeUnit(for: time.median)
        let (fastest, slowest) = (unit.number(time.fastest), unit.number(time.slowest))
        let reference = figures.first { $0.benchmark.name == benchmark.reference }
        let ratio = reference.map { "\(time.ratio(to: $0.time).shortText) ×" } ?? ""
        return [
          "  \(benchmark.name)", unit.text(time.median).aligned(to: 8),
          "(\(fastest) to \(slowest))".padded(to: 16), ratio.aligned(to: 6),
        ]
      })
  }
}

// MARK: - Numbers

/// The unit of time in which a number is shortest.
private struct TimeUnit {
  private let name: String
  private let nanoseconds: Double

  init(for nanoseconds: Double) {
    let units = [("s", 1e9), ("ms", 1e6), ("µs", 1e3), ("ns", 1)]
    (name, self.nanoseconds) = units.first { nanoseconds >= $0.1 } ?? ("ns", 1)
  }

  func number(_ nanoseconds: Double) -> String { (nanoseconds / self.nanoseconds).shortText }

  func text(_ nanoseconds: Double) -> String { "\(number(nanoseconds)) \(name)" }
}

extension Double {
  /// The number with three digits, or with all digits before the decimal point.
  fileprivate var shortText: String {
    switch self {
    case ..<10: String(format: "%.2f", self)
    case ..<100: String(format: "%.1f", self)
    default: Int(rounded()).grouped
    }
  }
}

nonisolated extension Int {
  /// The number with a comma before every third digit.
  var grouped: String { formatted(.number.locale(Locale(identifier: "en_US"))) }
}

extension String {
  fileprivate func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
