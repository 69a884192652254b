import Foundation
import PatternKit
import Processes
import Reports
import Workshop

/// Every goal of the workshop fails with the stubs, and every test passes with the solutions. `check`
/// rejects each attempt, a patch for a solution, with the sentences that it names, and passes each one
/// whose name begins with “right”.
struct AttemptsCheck {
  let checkout: Checkout
  private let exercises: [String]

  private static let workshop = "Examples/Workshop"
  /// The folder of the learner. `Work` can contain files of a real one.
  private static let work = ".build/attempts"

  init(in checkout: Checkout) throws {
    self.checkout = checkout
    exercises = try FileManager.default.contentsOfDirectory(
      atPath: checkout.folder.appending(path: "\(Self.workshop)/Exercises").path
    ).sorted()
  }

  func problems() async throws -> [String] {
    let work = checkout.folder.appending(path: "\(Self.workshop)/\(Self.work)")
    try? FileManager.default.removeItem(at: work)
    defer { try? FileManager.default.removeItem(at: work) }
    let folders = exercises.map { "Exercises/\($0)/Tests" } + ["Shared/JudgeTests"]
    let tests = try folders.map { folder in
      try checkout.paths(in: "\(Self.workshop)/\(folder)")
        .map { try checkout.text(of: $0).matches(of: #/@Test\b/#).count }.reduce(0, +)
    }
    var problems = try await stubProblems(testCount: tests.reduce(0, +))
    // `check` does not run the tests of the judge.
    problems += try await solutionProblems(testCount: tests.dropLast().reduce(0, +))
    let patches = try PatchFile.all(in: "\(Self.workshop)/Exercises", of: checkout)
    for (index, batch) in batches(of: patches, keys: { [$0.owner] }).enumerated() {
      print("== attempts, batch \(index + 1)")
      problems += try await self.problems(with: batch)
      if index == 0 { problems += try await chineseProblems() }
    }
    let named = Set(patches.filter { !$0.statements.isEmpty }.map(\.owner))
    return problems
      + exercises.filter { !named.contains($0) }
      .map { "\($0): no attempt names a sentence of check" }
  }

  /// Every goal fails, and every given test passes. A solution beside stubs passes.
  private func stubProblems(testCount: Int) async throws -> [String] {
    print("== workshop: stubs")
    _ = try await learner("workshop")
    let report = try await runTests(
      ["--package-path", Self.workshop, "--scratch-path", ".build", "--build-system", "native"],
      ["WORKSHOP_SOURCES": Self.work, "WORKSHOP_EXPECT": "red", "WORKSHOP_JUDGE": "1"])
    try await write(exercises[0])
    let results = try await checkAll()
    return report.missed.map { "with the stubs, \($0.failure)" }
      + ((report.passed + report.missed).count == testCount
        ? [] : ["with the stubs, \(report.tests.count) of \(testCount) tests ran"])
      + exercises.filter { results[$0]?.hasPrefix($0 == exercises[0] ? "✔" : "·") != true }
      .map { "a solution beside stubs, \($0): \(results[$0] ?? "no result")" }
  }

  /// `check` runs every test, and all pass. `yours` names the pattern of the last solution, and its objects. Its
  /// workers stand between the controllers and the models, so one statement about MVC does not hold, and another
  /// is not shown.
  private func solutionProblems(testCount: Int) async throws -> [String] {
    print("== workshop: solutions")
    for exercise in exercises { try await write(exercise) }
    let results = try await checkAll(endsWith: 0).values
    let passed = results.compactMap {
      Int($0.firstMatch(of: #/✔ .+: passed, (\d+) of/#)?.1 ?? "")
    }
    let story = try await learner("yours", "button")
    let answer = """
      MVC: 3 of 4 statements hold, 1 not shown by the run.
        with controller: ButtonScreen, NewsScreen · worker: ButtonWorker, NewsWorker
      """
    return
      (passed.reduce(0, +) == testCount
      ? [] : ["with the solutions, \(passed) of \(testCount) tests passed:\n\(results.joined())"])
      + (story.contains(answer) ? [] : ["yours printed:\n\(story)"])
  }

  /// A solution passes beside an attempt that does not compile, end or run.
  private func problems(with attempts: [PatchFile]) async throws -> [String] {
    for exercise in exercises {
      try await write(exercise, attempts.first { $0.owner == exercise })
    }
    let results = try await checkAll()
    return exercises.flatMap { exercise in
      let (attempt, result) = (attempts.first { $0.owner == exercise }, results[exercise] ?? "")
      let name = attempt?.name ?? "the solution of \(exercise)"
      return (attempt?.statements ?? []).filter { !result.contains($0.text) }
        .map { "\(name), which \($0.name): check did not say “\($0.text)”, but:\n\(result)" }
        + (result.hasPrefix(attempt?.name.contains("/right") != false ? "✔" : "·")
          ? [] : ["\(name): check said\n\(result)"])
    }
  }

  /// In Chinese, `check` says no sentence in English.
  private func chineseProblems() async throws -> [String] {
    let output = try await learner("check", "all", "--lang=zh", endsWith: 1)
    return Language.chineseTable.keys.filter { $0.hasSuffix(".") && output.contains($0) }
      .map { "check all --lang=zh said “\($0)”" }
  }

  /// Copies the solution of an exercise, or an attempt at it, into the folder of the learner.
  private func write(_ exercise: String, _ attempt: PatchFile? = nil) async throws {
    let folder = "\(Self.workshop)/\(Self.work)/\(exercise)"
    let original = "\(Self.workshop)/Exercises/\(exercise)"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: checkout.folder.appending(path: original).path
    ).filter(ExerciseFile.isCopied)
    // An earlier attempt can have added files.
    for file in (try? checkout.paths(in: folder)) ?? []
    where !names.contains(String(file.dropFirst(folder.count + 1))) {
      try FileManager.default.removeItem(at: checkout.folder.appending(path: file))
    }
    for name in names {
      let file = checkout.folder.appending(path: "\(folder)/\(name)")
      let text = ExerciseFile(try checkout.text(of: "\(original)/\(name)")).text(of: .solution)
      try overwrite(file, with: Data(text.utf8))
    }
    try await attempt?.apply(in: folder)
  }

  /// Returns what `check all` says about each exercise.
  ///
  /// - Parameter status: 1 if an exercise is not passed.
  private func checkAll(endsWith status: Int32 = 1) async throws -> [String: String] {
    let output = try await learner("check", "all", endsWith: status)
    let starts = output.matches(of: #/^[✔·] \d+ /#.anchorsMatchLineEndings()).map(
      \.range.lowerBound)
    return Dictionary(
      zip(exercises, zip(starts, starts.dropFirst() + [output.endIndex])).map { exercise, range in
        (exercise, String(output[range.0..<range.1]))
      }
    ) { $1 }
  }

  /// Runs a command of the learner. Its output does not depend on the time zone of the machine.
  private func learner(_ words: String..., endsWith expected: Int32 = 0) async throws -> String {
    let program = Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "patterns")
    let (status, output) = try await run(
      [program?.path ?? ""] + words, ["WORKSHOP_SOURCES": Self.work, "TZ": "UTC"])
    if status == expected { return output }
    throw SetupError(
      message:
        "patterns \(words.joined(separator: " ")) ended with \(status.map(String.init) ?? "a crash"):\n\(output)"
    )
  }
}
