import Console
import Foundation
import PatternKit
import Processes
import Tracing

extension Workshop {
  func check(_ selection: WorkshopCommand.Selection) async throws {
    switch selection {
    case .one(let exercise): try await check(exercise)
    case .all: try await checkAll()
    case .next:
      let open = progress.firstOpen
      try await check(open ?? folder.exercises[0], isFirstOpen: open != nil)
    }
  }

  /// Makes everything ready for a check.
  ///
  /// Returns the lock that the check holds, because a build replaces the tests of another check.
  func prepare(product: String = TestProduct.current.path) async throws -> FileLock {
    try announceFirstBuild(of: product)
    return try await FileLock.acquire(at: folder.url("\(WorkshopFolder.build)/check.lock")) {
      print(language.text("Another command is building here. Waiting until it ends …"))
    }
  }

  /// - Parameters:
  ///   - isFirstOpen: Whether the exercise was selected because it is the first open one.
  ///   - isWatched: Whether the next check starts by itself.
  func check(
    _ exercise: Exercise, isFirstOpen: Bool = false, isWatched: Bool = false
  ) async throws {
    try folder.requireWork(on: exercise)
    let lock = try await prepare()
    defer { lock.release() }
    try restoreGivenCode(of: exercise)
    let result = try await Check(folder: folder, exercise: exercise).run()
    try progress.set(exercise, hasPassed: result.outcome.hasPassed)
    if isFirstOpen { print(language.text("First open exercise: \(exercise.title)")) }
    try show(result, of: exercise, isWatched: isWatched)
  }

  /// Prints the result of a check, and what to do next.
  ///
  /// Throws `ExerciseIncomplete` if the exercise has not passed.
  func show(_ result: Check.Result, of exercise: Exercise, isWatched: Bool) throws {
    let outcome = result.outcome
    print(
      language.text("\(exercise.title): \(outcome.summary(in: language))"), outcome.style)
    let lines = outcome.lines(
      testsIn: folder.path(exercise.tests),
      explainsAll: exercise.hasIndependentGoals, in: language)
    print("")
    for line in lines { print(line) }
    for note in result.notes {
      print("")
      for line in note.components(separatedBy: "\n") { print(line) }
    }
    printSection("Your program printed:", result.printed.lines)
    printSection("The compiler warns:", result.warnings)
    printSection("Look once more:", result.advice)
    if let missing = RuntimeAssumption.neededForProof.first {
      let note: LocalizedText =
        "X-ray is not available here (\(missing.reason)), so who calls whom was not checked"
      print("")
      print(language.text(note))
    }
    print("")
    guard outcome.hasPassed else {
      for name in try folder.files(of: exercise)
      where folder.isFile("\(folder.work(exercise))/\(name)") {
        print("Edit", folder.path("\(folder.work(exercise))/\(name)"))
      }
      print("Stuck", commandLine("hint \(exercise.number)"))
      print(
        "Then",
        isWatched
          ? language.text("save a file to check again. Ctrl-C ends.")
          : commandLine("check \(exercise.number)"))
      throw ExerciseIncomplete()
    }
    print(exercise.lesson)
    print("")
    print("Passed", progress.summary(in: language), width: 9)
    print("Compare", commandLine("solution \(exercise.number)"), width: 9)
    printNextOpen(after: exercise, width: 9)
    if exercise.isOwnPattern { print("Live", commandLine("yours"), width: 9) }
  }

  func restoreGivenCode(of exercise: Exercise) throws {
    guard try folder.restoreGivenCode(of: exercise) else { return }
    let file = folder.path("\(folder.work(exercise))/\(ExerciseFile.given)")
    print(language.text("\(file) must not change. It is in its initial state again."))
  }

  private func printSection(_ title: LocalizedText, _ lines: [String]) {
    guard !lines.isEmpty else { return }
    print("")
    print(language.text(title), .bold)
    for line in lines { print("  \(line)") }
  }

  private func checkAll() async throws {
    for exercise in folder.exercises { try folder.requireWork(on: exercise) }
    let lock = try await prepare()
    defer { lock.release() }
    for exercise in folder.exercises { try restoreGivenCode(of: exercise) }
    let start = ContinuousClock.now
    let builds = try await buildAll()
    let buildTime = ContinuousClock.now - start
    for (exercise, build) in zip(folder.exercises, builds) {
      let check = Check(folder: folder, exercise: exercise)
      let result = try await check.run(after: build, buildTime: buildTime)
      let outcome = result.outcome
      try progress.set(exercise, hasPassed: outcome.hasPassed)
      print(
        "\(outcome.hasPassed ? "✔" : "·") "
          + language.text("\(exercise.title): \(outcome.summary(in: language))"),
        outcome.style)
      // A stub is no mistake.
      if try folder.isUntouched(exercise) { continue }
      let tests = folder.path(exercise.tests)
      for line in outcome.mistakes(testsIn: tests, in: language) { print(line) }
      for line in result.advice { print("      \(line)") }
    }
    print("")
    guard let next = printProgress() else { return }
    print("Then", commandLine("check \(next.number)"), width: 9)
    throw ExerciseIncomplete()
  }

  /// Builds all exercises, and returns the result of each.
  ///
  /// An error ends a build. So the others are built again, without the exercise that has the error.
  private func buildAll() async throws -> [Build.Result] {
    var failed: [Int: Build.Result] = [:]
    while true {
      let others = folder.exercises.filter { failed[$0.number] == nil }
      let result = try await Build(exercises: others, folder: folder).run()
      guard case .failed(let message) = result else {
        return folder.exercises.map { failed[$0.number] ?? result }
      }
      guard let exercise = others.first(where: { message[0].contains("/\($0.folder)/") }) else {
        throw SetupError(message: "the workshop does not build: \(message[0])")
      }
      failed[exercise.number] = result
    }
  }
}
