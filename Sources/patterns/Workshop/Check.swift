import Foundation

/// Builds the learner's files of one exercise, runs its tests, and says how that ended.
struct Check {
  let folder: WorkshopFolder
  let exercise: Exercise

  /// Tests compute for a fraction of a second.
  private static let secondsOfComputing = 2
  /// … and wait for less. A machine that is busy needs more.
  private static let patience = Duration.seconds(15)

  func run() async throws -> Outcome {
    let build = try await Build(of: exercise, in: folder).run()
    if let message = build { return .doesNotCompile(message) }

    let scratch = try TemporaryFolder()
    let (events, output) = (scratch.url("events"), scratch.url("output"))
    let tests = ChildProcess(
      words: [
        folder.url(".build/debug/WorkshopPackageTests.xctest").path,
        "--testing-library", "swift-testing", "--no-parallel",
        "--event-stream-output-path", events.path,
        "--attachments-path", scratch.url("").path,
      ],
      environment: [
        // Of a crash only the learner's own lines matter, and they are found fast.
        "SWIFT_BACKTRACE":
          "enable=yes,interactive=no,color=no,symbolicate=fast,threads=crashed,images=none,"
          + "registers=none,limit=100,sanitize=no",
      ],
      unset: ["WORKSHOP_EXPECT"],
      output: output, secondsOfComputing: Self.secondsOfComputing, patience: Self.patience)
    let end = try await tests.run()

    let report = TestReport((try? String(contentsOf: events, encoding: .utf8)) ?? "")
    let printed = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    guard report.tests.contains(where: \.hasStarted) else {
      throw SetupError(message: "no test ran for exercise \(exercise.number): \(lastLine(printed))")
    }
    return outcome(of: report, end, printed)
  }

  private func outcome(
    of report: TestReport, _ end: ChildProcess.End, _ printed: String
  ) -> Outcome {
    switch end {
    case .computedTooLong: return .neverCameBack(report, isComputing: true)
    case .tookTooLong: return .neverCameBack(report, isComputing: false)
    case .crashed, .exited:
      guard report.isComplete else { return .crashed(report, Outcome.Crash(printed, in: folder)) }
      return report.missed.isEmpty ? .passed(report) : .missed(report)
    }
  }

  private func lastLine(_ text: String) -> String {
    text.split(separator: "\n").last.map(String.init) ?? "the test program said nothing"
  }
}

extension Outcome.Crash {
  /// Reads what a test program printed when it crashed.
  init(_ output: String, in folder: WorkshopFolder) {
    let lines = output.split(separator: "\n").map(String.init)
    let fatal = lines.first { $0.contains("Fatal error") || $0.contains("Precondition failed") }
    let program = lines.first { $0.contains("Program crashed:") }
    let work = folder.url(folder.workName).path + "/"
    let frame = lines.first { $0.contains(" at \(work)") }
    message =
      (fatal ?? program)?.trimmingCharacters(in: CharacterSet(charactersIn: "* "))
      ?? "it ended without a word"
    place = frame?.components(separatedBy: " at \(work)").last.map {
      folder.path("\(folder.workName)/\($0)")
    }
  }
}

/// A folder that is removed again.
nonisolated final class TemporaryFolder {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "patterns-check-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func url(_ name: String) -> URL { name.isEmpty ? folder : folder.appending(path: name) }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
