import PatternKit
import Processes

/// The result of a check.
nonisolated enum Outcome: Equatable {
  case passed(TestReport)
  /// The compiler's first error, as printed.
  case doesNotCompile([String])
  case missed(TestReport)
  case crashed(TestReport, Crash)
  /// A test was terminated because it exceeded the limit of CPU time or elapsed time.
  case neverCameBack(TestReport, isComputing: Bool)

  init(_ report: TestReport, _ end: ChildProcess.End, _ crash: Crash) {
    switch end {
    case .computedTooLong: self = .neverCameBack(report, isComputing: true)
    case .tookTooLong: self = .neverCameBack(report, isComputing: false)
    case .crashed, .exited:
      guard report.isComplete else {
        self = .crashed(report, crash)
        return
      }
      self = report.missed.isEmpty ? .passed(report) : .missed(report)
    }
  }

  var hasPassed: Bool {
    if case .passed = self { true } else { false }
  }
}
