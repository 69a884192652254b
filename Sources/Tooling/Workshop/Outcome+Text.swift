import Console
import PatternKit

nonisolated extension Outcome {
  /// The outcome in a few words, which follow the name of an exercise.
  func summary(in language: Language = .english) -> String {
    switch self {
    case .passed(let report):
      language.text("passed, \(report.tests.count) of \(report.tests.count)")
    case .doesNotCompile: language.text("does not compile")
    case .missed(let report):
      language.text("not yet, \(report.passed.count) of \(report.tests.count)")
    case .crashed: language.text("crashed")
    case .neverCameBack: language.text("did not finish")
    }
  }

  /// Passed is green, and everything else is red. The text says the same.
  var style: Style { .hue(hasPassed ? .green : .red) }

  /// Returns the complete description, line by line.
  ///
  /// - Parameters:
  ///   - folder: The folder of the tests.
  ///   - explainsAll: Whether each mistake is explained. Otherwise, the first one is.
  func lines(
    testsIn folder: String, explainsAll: Bool = false, in language: Language = .english
  ) -> [StyledText] {
    switch self {
    case .passed(let report): return report.passed.map(\.markedName)
    case .missed(let report):
      // The first mistake is often the cause of the others. A given test fails with the goal that it
      // needs, which names the cause.
      let others = language.text("The tests below may fail for the same reason:")
      let isCause = report.missed.count > 1 && !explainsAll
      return report.passed.map(\.markedName)
        + report.missed.enumerated().flatMap { index, test in
          [test.markedName]
            + (index == 0
              ? test.details(in: folder) + (isCause ? [StyledText("  \(others)", .dimmed)] : [])
              : explainsAll || index == 1 && report.missed[0].isGiven ? test.comments : [])
        }
    default: return mistakes(testsIn: folder, in: language)
    }
  }

  /// Returns the lines that name a mistake: one per missed test. There are none after a pass.
  func mistakes(testsIn folder: String, in language: Language = .english) -> [StyledText] {
    switch self {
    case .passed: []
    case .doesNotCompile(let message):
      Self.plain(
        (message[0].contains("/Tests/")
          ? [language.text("A test does not fit your files. Keep the names and types of the stub.")]
          : [])
          + [language.text("The compiler's first error:"), ""] + message)
    case .missed(let report):
      report.missed.prefix(1).flatMap { [$0.markedName] + $0.details(in: folder) }
        + report.missed.dropFirst().flatMap { [$0.markedName] + $0.comments }
    case .crashed(let report, let crash):
      Self.plain(
        [
          language.text("The program crashed in “\(Self.name(of: report.unfinished))”:"),
          "  \(crash.message)",
        ]
          + (crash.place.map { ["  " + language.text("in \($0)")] } ?? [])
          + (crash.isOfUnownedReference
            ? [
              "  "
                + language.text("Its object was released. Only a `weak` reference is `nil` then.")
            ] : []))
        + report.missed.flatMap { [$0.markedName] + $0.comments }
    case .neverCameBack(let report, let isComputing):
      Self.plain([
        language.text(
          "“\(Self.name(of: report.unfinished))” did not finish and was terminated."),
        "  "
          + language.text(
            isComputing
              ? "It used the CPU all the time: look for an endless loop."
              : "It was waiting: look for an event that never happens, or a loop that pauses."),
      ]) + report.missed.flatMap { [$0.markedName] + $0.comments }
    }
  }

  private static func name(of test: TestReport.Test?) -> LocalizedText {
    (test?.name).map { "\($0)" } ?? "the test run"
  }

  private static func plain(_ lines: [String]) -> [StyledText] { lines.map { StyledText($0) } }
}

nonisolated extension TestReport.Test {
  /// The name with its mark. Passed is green, and failed is red.
  fileprivate var markedName: StyledText {
    hasPassed ? StyledText("  ✔ \(name)", .hue(.green)) : StyledText("  · \(name)", .hue(.red))
  }

  /// The author's comment on the first issue, or without one what Swift Testing says.
  fileprivate var comments: [StyledText] {
    guard let issue = issues.first else { return [] }
    return (issue.comments.isEmpty ? issue.sentence : issue.comments)
      .flatMap { $0.split(separator: "\n") }.map { StyledText("      \($0)") }
  }

  /// Returns the comment on the first issue, and its place.
  fileprivate func details(in folder: String) -> [StyledText] {
    guard let place = issues.first?.place else { return [] }
    return comments
      + [StyledText("      (\(folder)/\(place.fileName):\(place.line))", .dimmed)]
  }
}
