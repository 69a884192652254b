import Foundation
import Processes
import Terminal

/// The result of a check.
nonisolated enum Outcome: Equatable {
  /// Every test passed.
  case passed(TestReport)
  /// The compiler's first error, as printed.
  case doesNotCompile([String])
  /// Tests did not have the expected result.
  case missed(TestReport)
  /// The program crashed during a test.
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

// MARK: - A crash

nonisolated extension Outcome {
  /// The details of a crash.
  struct Crash: Equatable {
    /// The line of the fatal error, if any.
    let message: String
    /// The learner's line that was being executed, such as `Work/01-person/Person.swift:7:3`.
    let place: String?

    /// Reads the output of a program, and how it ended.
    ///
    /// - Parameters:
    ///   - work: The path of the folder with the learner's files.
    ///   - name: The name of that folder in `place`.
    init(_ output: String, _ end: ChildProcess.End, work: String, named name: String) {
      let lines = output.split(separator: "\n")
      let fatal = lines.first {
        $0.contains(#/(Fatal error|Precondition failed|Assertion failed)(:|$)/#)
      }
      message = fatal.map(String.init) ?? Self.words(for: end)
      let frame = lines.first { $0.contains(" at \(work)/") }
      place = frame.flatMap { $0.firstRange(of: " at \(work)/").map { range in range.upperBound } }
        .flatMap { start in frame.map { "\(name)/\($0[start...])" } }
    }

    private static func words(for end: ChildProcess.End) -> String {
      switch end {
      case .crashed(SIGSEGV), .crashed(SIGBUS):
        "Stack overflow or invalid memory access. Check for infinite recursion."
      case .crashed(let signal): "The test program was terminated by signal \(signal)."
      case .exited(let status): "The test program exited with status \(status)."
      case .computedTooLong, .tookTooLong: ""
      }
    }
  }
}

// MARK: - Text

nonisolated extension Outcome {
  /// The outcome in a few words, which follow the name of an exercise.
  var summary: String {
    switch self {
    case .passed(let report): "passed, \(report.tests.count) of \(report.tests.count)"
    case .doesNotCompile: "does not compile"
    case .missed(let report): "not yet, \(report.passed.count) of \(report.tests.count)"
    case .crashed: "crashed"
    case .neverCameBack: "did not finish"
    }
  }

  /// Passed is green, and everything else is red. The text says the same.
  var style: Style { .hue(hasPassed ? .green : .red) }

  /// Returns the style of a line of the description. It depends on the mark of the test.
  static func style(of line: String) -> Style {
    line.hasPrefix("  ✔ ") ? .hue(.green) : line.hasPrefix("  · ") ? .hue(.red) : .plain
  }

  /// Returns the complete description, line by line.
  ///
  /// - Parameter folder: The folder of the tests.
  func lines(testsIn folder: String) -> [String] {
    switch self {
    case .passed(let report): report.tests.map { "  ✔ \($0.name)" }
    case .doesNotCompile(let message): ["The compiler's first error:", ""] + message
    case .missed(let report): Self.lines(of: report, in: folder)
    case .crashed(let report, let crash):
      ["The program crashed in “\(Self.name(of: report.unfinished))”:", "  \(crash.message)"]
        + (crash.place.map { ["  in \($0)"] } ?? [])
    case .neverCameBack(let report, let isComputing):
      [
        "“\(Self.name(of: report.unfinished))” did not finish and was terminated.",
        isComputing
          ? "  It used the CPU all the time: look for an endless loop."
          : "  It was waiting: look for an event that never happens.",
      ]
    }
  }

  private static func name(of test: TestReport.Test?) -> String { test?.name ?? "the test run" }

  /// Returns the tests in the order of the source: the first failed test in full, the others
  /// counted.
  private static func lines(of report: TestReport, in folder: String) -> [String] {
    guard let first = report.missed.first, let issue = first.issues.first else { return [] }
    let rest = report.missed.count - 1
    return report.passed.map { "  ✔ \($0.name)" }
      + ["  · \(first.name)"]
      + (issue.sentence + issue.comments).flatMap { $0.split(separator: "\n") }
      .map { "      \($0)" }
      + ["      (\(folder)/\(issue.file):\(issue.line))"]
      + (rest > 0 ? ["  · and \(rest) more"] : [])
  }
}
