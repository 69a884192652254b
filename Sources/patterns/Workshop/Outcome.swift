import TerminalUI

/// How a check of an exercise ended.
nonisolated enum Outcome {
  /// Every test passed.
  case passed(TestReport)
  /// The compiler's first error, as it printed it.
  case doesNotCompile([String])
  /// Tests ended differently than they should.
  case missed(TestReport)
  /// The program ended in the middle of a test.
  case crashed(TestReport, Crash)
  /// A test was ended from outside, because it computed or waited for ever.
  case neverCameBack(TestReport, isComputing: Bool)

  /// What is known of a crash.
  struct Crash: Equatable {
    /// The fatal error's line, where there is one.
    let message: String
    /// The learner's line that was being executed, such as `01-person/Person.swift:7`.
    let place: String?
  }

  var hasPassed: Bool {
    if case .passed = self { true } else { false }
  }

  /// What is left in the folder of attachments, if anything.
  var attachments: [String] {
    switch self {
    case .passed(let report), .missed(let report), .crashed(let report, _),
      .neverCameBack(let report, _):
      report.attachments
    case .doesNotCompile: []
    }
  }
}

// MARK: - Words

nonisolated extension Outcome {
  /// The outcome in a few words, after the name of an exercise.
  var summary: String {
    switch self {
    case .passed(let report): "passed, \(report.tests.count) of \(report.tests.count)"
    case .doesNotCompile: "does not compile"
    case .missed(let report): "not yet, \(report.passed.count) of \(report.tests.count)"
    case .crashed: "crashed"
    case .neverCameBack: "never came back"
    }
  }

  /// Everything that there is to say, line by line.
  var lines: [String] {
    switch self {
    case .passed(let report): report.tests.map { "  ✔ \($0.name)" }
    case .doesNotCompile(let message): ["The compiler's first error:", ""] + message
    case .missed(let report): Self.lines(of: report)
    case .crashed(let report, let crash):
      ["The program ended in the middle of “\(report.unfinished?.name ?? "the run")”:"]
        + ["  \(crash.message)"] + (crash.place.map { ["  in \($0)"] } ?? [])
    case .neverCameBack(let report, let isComputing):
      [
        "“\(report.unfinished?.name ?? "the run")” did not come back, and was ended.",
        isComputing
          ? "  It was computing all the time: look for a loop, or for two that call each other."
          : "  It was waiting: look for something that is awaited and never happens.",
      ]
    }
  }

  /// The tests in the order of the source, the first that failed in full, the rest counted.
  private static func lines(of report: TestReport) -> [String] {
    guard let first = report.missed.first, let issue = first.issues.first else { return [] }
    let rest = report.missed.count - 1
    return report.passed.map { "  ✔ \($0.name)" }
      + ["  · \(first.name)"]
      + issue.sentence.map { "      \($0)" }
      + issue.comments.map { "      \($0)" }
      + ["      (\(issue.file):\(issue.line))"]
      + (rest > 0 ? ["  · and \(rest) more"] : [])
  }
}
