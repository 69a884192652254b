import Foundation
import PatternKit
import Processes

/// Builds the learner's files of one exercise, runs its tests, and returns the outcome.
struct Check {
  let folder: WorkshopFolder
  let exercise: Exercise

  struct Result {
    var outcome: Outcome
    /// The texts that the tests attached for the learner.
    var notes: [String] = []
    /// What the learner can look at once more after a pass.
    var advice: [String] = []
    var printed = PrintedText("")
    var warnings: [String] = []
  }

  /// Builds the exercise alone, so that errors in the others have no effect, and checks it.
  func run() async throws -> Result {
    let start = ContinuousClock.now
    let build = try await Build(exercises: [exercise], folder: folder).run()
    return try await run(after: build, buildTime: ContinuousClock.now - start)
  }

  /// Checks the learner's files after a build, and runs the tests.
  func run(after build: Build.Result, buildTime: Duration) async throws -> Result {
    do {
      for file in folder.swiftFiles(in: folder.work(exercise)) {
        _ = try folder.text(of: "\(folder.work(exercise))/\(file)")
      }
    } catch let error as SetupError {
      // The encoding of a file. The compiler does not name it.
      return Result(outcome: .doesNotCompile([folder.language.text(error.message)]))
    }
    switch build {
    case .failed(let message): return Result(outcome: .doesNotCompile(message))
    case .built(let warnings):
      var result = try await runTests(buildTime: buildTime)
      result.warnings = warnings
      return result
    }
  }

  /// Runs the tests of an exercise that is built, alone or with the others.
  private func runTests(buildTime: Duration) async throws -> Result {
    // The identifier of a test contains the name of its file.
    let files = try folder.names(in: exercise.tests).joined(separator: "|")

    let scratch = try TemporaryFolder()
    let (events, output) = (scratch.file(named: "events"), scratch.file(named: "output"))
    // Swift Testing writes to standard error. So standard output has only the learner's own text.
    let errors = scratch.file(named: "errors")
    let words = try await TestProduct.current.command(
      in: folder,
      arguments: [
        "--testing-library", "swift-testing", "--no-parallel", "--filter", "/(\(files)):",
        "--event-stream-output-path", events.path, "--attachments-path", scratch.url.path,
      ])
    let variables = [
      "SWIFT_BACKTRACE": Self.backtrace, Language.learnerVariable: folder.language.rawValue,
    ]
    let end = try await ChildProcess.run(
      words, environment: variables, unset: ["WORKSHOP_EXPECT"], output: output, errors: errors,
      limits: .oneExercise, timeLimit: TimeLimits.tests(of: .current, afterBuildOf: buildTime))

    let messages = text(at: errors)
    let report = try Self.report(
      of: exercise, from: text(at: events), messages: messages, in: folder.language)
    let work = folder.url(folder.workName).path
    var crash = Outcome.Crash(
      messages, end, work: work, named: folder.path(folder.workName), in: folder.language)
    if crash.isOfUnownedReference {
      let work = folder.work(exercise)
      crash.findUnownedReferences(
        in: folder.swiftFiles(in: work).compactMap { file in
          let text = try? folder.text(of: "\(work)/\(file)")
          return text.map { SourceFile(folder.path("\(work)/\(file)"), $0) }
        })
    }
    return Result(
      outcome: Outcome(report, end, crash),
      notes: report.notes.filter { !isAdvice($0) }.map { text(at: URL(filePath: $0)) },
      advice: report.missed.isEmpty
        ? report.notes.filter(isAdvice).map { text(at: URL(filePath: $0)) } : [],
      printed: PrintedText(text(at: output), in: folder.language))
  }

  /// A crash report needs only the learner's own lines. Only full symbols tell that a number overflowed,
  /// and where.
  private static let backtrace =
    "enable=yes,interactive=no,color=no,symbolicate=full,threads=crashed,images=none,"
    + "registers=none,limit=100,sanitize=no"

  /// Reads an event stream.
  ///
  /// Throws `SetupError` if no test has started. Such a run can end normally.
  static func report(
    of exercise: Exercise, from stream: String, messages: String, in language: Language = .english
  ) throws -> TestReport {
    let report = TestReport(stream, in: language)
    guard report.tests.contains(where: \.hasStarted) else {
      let last = messages.split(separator: "\n").last
      let reason: LocalizedText = last.map { "\($0)" } ?? "the test program printed nothing"
      throw SetupError(message: "no test ran for exercise \(exercise.number): \(reason)")
    }
    return report
  }

  private func isAdvice(_ path: String) -> Bool { path.contains("/advice") }

  private func text(at url: URL) -> String {
    (try? String(decoding: Data(contentsOf: url), as: UTF8.self)) ?? ""
  }
}
