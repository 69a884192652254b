import Foundation
import Inputs
import PatternKit
import Reports
import Workshop

/// Every goal of the workshop fails with the stubs, and every test passes with the solutions. `check`
/// rejects each attempt, a patch for a solution, with the sentences that it names.
struct AttemptsCheck {
  let checkout: Checkout

  private static let workshop = "Examples/Workshop"
  /// The folder of the learner. `Work` can contain files of a real one.
  private static let work = ".build/attempts"

  func problems() async throws -> [String] {
    let work = checkout.folder.appending(path: "\(Self.workshop)/\(Self.work)")
    try? FileManager.default.removeItem(at: work)
    defer { try? FileManager.default.removeItem(at: work) }
    let exercises = try FileManager.default.contentsOfDirectory(
      atPath: checkout.folder.appending(path: "\(Self.workshop)/Solutions").path
    ).sorted()
    let testCount = try exercises.flatMap { try checkout.paths(in: "\(Self.workshop)/Tests/\($0)") }
      .map { try checkout.text(of: $0).matches(of: #/@Test\b/#).count }.reduce(0, +)

    print("== workshop: stubs")
    _ = try await learner("workshop")
    let report = try await runTests(
      ["--package-path", Self.workshop, "--scratch-path", ".build"],
      ["WORKSHOP_SOURCES": Self.work, "WORKSHOP_EXPECT": "red"])
    var problems = report.missed.map { "with the stubs, \($0.failure)" }
    if report.passed.count + report.missed.count != testCount {
      problems.append("\(report.tests.count) of \(testCount) tests ran with the stubs")
    }

    print("== workshop: a solution beside stubs, and all solutions")
    try await write(exercises[0])
    let mixed = try await checkAll(exercises)
    problems += exercises.filter { mixed[$0]?.hasPrefix($0 == exercises[0] ? "✔" : "·") != true }
      .map { "beside stubs, \($0): \(mixed[$0] ?? "no result")" }
    for exercise in exercises { try await write(exercise) }
    let solved = try await checkAll(exercises)
    let passed = solved.values.compactMap {
      Int($0.firstMatch(of: #/✔ .+: passed, (\d+) of/#)?.1 ?? "")
    }
    if passed.reduce(0, +) != testCount {
      problems.append(
        "with the solutions, \(passed) of \(testCount) tests passed:\n\(solved.values.joined())")
    }
    let story = try await learner("yours", "button")
    if !story.contains("\nMVVM: 7 of 7 statements hold") {
      problems.append("yours printed:\n\(story)")
    }

    let patches = try PatchFile.all(in: "Tests/Attempts", of: checkout)
    for (index, batch) in batches(of: patches, keys: { [$0.owner] }).enumerated() {
      print("== attempts, batch \(index + 1)")
      for exercise in exercises { try await write(exercise, batch.first { $0.owner == exercise }) }
      let results = try await checkAll(exercises)
      for exercise in exercises {
        let (patch, result) = (batch.first { $0.owner == exercise }, results[exercise] ?? "")
        let missing = patch?.patch.statements.filter { !result.contains($0.text) } ?? []
        problems += missing.map {
          "\(patch?.name ?? ""), which \($0.name): check did not say “\($0.text)”, but:\n\(result)"
        }
        if result.hasPrefix(patch == nil ? "✔" : "·") { continue }
        problems.append("\(patch?.name ?? "the solution of \(exercise)"): check said\n\(result)")
      }
    }
    let processes = try await run(["ps", "-eo", "args"]).output.split(separator: "\n")
    return problems
      + processes.filter { $0.hasPrefix("\(checkout.folder.path)/.build/debug/Workshop") }
      .map { "a process did not end: \($0)" }
  }

  /// Copies the solution of an exercise, or an attempt at it, into the folder of the learner.
  private func write(_ exercise: String, _ attempt: PatchFile? = nil) async throws {
    let folder = "\(Self.workshop)/\(Self.work)/\(exercise)"
    for path in try checkout.paths(in: "\(Self.workshop)/Solutions/\(exercise)") {
      let file = checkout.folder.appending(
        path: "\(folder)/\(path.split(separator: "/").last ?? "")")
      try overwrite(file, with: Data(try checkout.text(of: path).utf8))
    }
    try await attempt?.apply(in: folder)
  }

  /// Returns what `check all` says about each exercise.
  private func checkAll(_ exercises: [String]) async throws -> [String: String] {
    let output = try await learner("check", "all")
    let starts = output.matches(of: #/^[✔·] \d+ /#.anchorsMatchLineEndings()).map(
      \.range.lowerBound)
    return Dictionary(
      zip(exercises, zip(starts, starts.dropFirst() + [output.endIndex])).map { exercise, range in
        (exercise, String(output[range.0..<range.1]))
      }
    ) { $1 }
  }

  /// Runs a command of the learner. Its output does not depend on the time zone of the machine.
  private func learner(_ words: String...) async throws -> String {
    let program = Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "patterns")
    let (status, output) = try await run(
      [program?.path ?? ""] + words, ["WORKSHOP_SOURCES": Self.work, "TZ": "UTC"])
    // An exercise that is not passed leads to status 1.
    if status == 0 || status == 1 && words == ["check", "all"] { return output }
    throw SetupError(
      message:
        "patterns \(words.joined(separator: " ")) ended with \(status.map(String.init) ?? "a crash"):\n\(output)"
    )
  }
}
