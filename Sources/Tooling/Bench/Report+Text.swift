import Foundation
import TerminalUI

extension Benchmark.Group {
  fileprivate var title: String {
    switch self {
    case .press: "A press, from Button.press() to the label’s new text"
    case .mechanism: "A change, until every listener has received it"
    case .key: "A key in the live app, until the bytes of its frame are ready"
    case .xray: "What X-ray costs"
    case .start: "A whole process, from its start to its end"
    }
  }
}

extension Report {
  /// The lines of the report, with a table for each group.
  var lines: [String] {
    var lines = ["\(machine.system), \(machine.cores) cores, \(machine.build) build."]
    lines.append(
      "Medians of \(rounds) rounds in turns (fastest to slowest), and the ratio to a plain call."
    )
    for group in Benchmark.Group.allCases {
      let entries = figures.filter { $0.group == group }
      let width = entries.map(\.name.count).max() ?? 0
      if !entries.isEmpty { lines += ["", group.title] + entries.map { $0.line(width) } }
    }
    let width = memory.map(\.name.count).max() ?? 0
    if !memory.isEmpty { lines += ["", "Memory"] + memory.map { $0.line(width) } }
    lines += leftOut.map { "\nOmitted: \($0)" }
    if let closingSentence { lines += ["", closingSentence] }
    return lines
  }

  /// Compares a press in the program with the movement of a finger.
  private var closingSentence: String? {
    guard let press = figures.filter({ $0.group == .press }).map(\.median).max() else { return nil }
    let finger = 1e8  // nanoseconds
    return """
      A fast finger needs a tenth of a second between two presses. \
      In this time, the slowest button here handles \(Int(finger / press).grouped) presses.
      """
  }
}

extension Report.Entry {
  /// Returns the figure as a row of a table. `width` is the width of the name column.
  fileprivate func line(_ width: Int) -> String {
    let unit = TimeUnit(for: median)
    let (fastest, slowest) = (unit.number(fastest), unit.number(slowest))
    var line = "  \(name.padded(to: width))" + unit.text(median).aligned(to: 10)
    line += "  (\(fastest) to \(slowest))".padded(to: 18)
    line += ratioToPlainCall.map { "\($0.shortText) ×".aligned(to: 14) } ?? ""
    if let reference, let ratioToReference {
      line += "  \(String(format: "%.2f", ratioToReference)) × \(reference)"
    }
    if let perItem {
      let part = median / Double(perItem.count)
      line += "  \(TimeUnit(for: part).text(part)) per \(perItem.name)"
    }
    return line
  }
}

extension Memory {
  fileprivate func line(_ width: Int) -> String {
    "  \(name.padded(to: width))"
      + String(format: "%.1f MiB", Double(bytes) / 1_048_576).aligned(to: 10)
  }
}

// MARK: - Numbers

/// The unit of time in which a number is shortest.
private struct TimeUnit {
  let name: String
  let nanoseconds: Double

  private static let all = [
    TimeUnit(name: "s", nanoseconds: 1e9), TimeUnit(name: "ms", nanoseconds: 1e6),
    TimeUnit(name: "µs", nanoseconds: 1e3), TimeUnit(name: "ns", nanoseconds: 1),
  ]
}

extension TimeUnit {
  init(for nanoseconds: Double) {
    self = Self.all.first { nanoseconds >= $0.nanoseconds } ?? TimeUnit(name: "ns", nanoseconds: 1)
  }

  func number(_ nanoseconds: Double) -> String { (nanoseconds / self.nanoseconds).shortText }

  func text(_ nanoseconds: Double) -> String { "\(number(nanoseconds)) \(name)" }
}

extension Double {
  /// The number with three digits, or with all digits before the decimal point.
  var shortText: String {
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
