import Console
import Foundation
package import PatternKit
import Processes
import TerminalUI

/// The exercises, each from a stub to a solution.
///
/// The output always ends with the next command to type.
package struct Workshop {
  let folder: WorkshopFolder
  private let hasColours: Bool
  private let languageOption: String
  var language: Language { folder.language }
  private let output: (String) -> Void

  /// - Parameter hasColours: Whether the result of a check is red or green.
  package init(
    in checkout: Checkout?, environment: [String: String] = ProcessInfo.processInfo.environment,
    hasColours: Bool = false, language: Language = .english, print: @escaping (String) -> Void
  ) throws {
    folder = try WorkshopFolder(in: checkout, environment: environment, language: language)
    self.hasColours = hasColours
    languageOption =
      language == Language(environment: environment) ? "" : " --lang \(language.rawValue)"
    output = print
  }

  func print(_ line: String, _ style: Style = .plain) {
    print(StyledText(line, style))
  }

  func print(_ line: StyledText) {
    // The output can contain the learner's own text.
    let line = line.printable
    output(hasColours ? line.controlSequences : line.text)
  }

  /// Prints a label in a column, and a text beside it.
  func print(_ label: LocalizedText, _ text: String, width: Int = 7) {
    print(language.text(label).padded(to: width) + text)
  }

  /// Returns a command to type next. It keeps the language, unless the environment selects it too.
  func commandLine(_ command: String) -> String {
    "swift run patterns \(command)\(languageOption)"
  }

  var progress: Progress { Progress(folder: folder) }

  /// Reads the arguments after the name of a command.
  ///
  /// Throws `UsageError` if the arguments are invalid.
  package func command(_ name: String, arguments: [String]) throws -> WorkshopCommand {
    try WorkshopCommand(name, arguments: arguments, exercises: folder.exercises)
  }

  package func run(_ command: WorkshopCommand) async throws {
    switch command {
    case .workshop: try await begin()
    case .check(let selection): try await check(selection)
    case .watch(let exercise): try await watch(exercise)
    case .hint(let exercise, let level): try hint(for: exercise, level: level)
    case .reset(let exercise): try reset(exercise)
    case .solution(let exercise, let isPeek): try showSolution(of: exercise, isPeek: isPeek)
    case .yours(let demo): try await runOwnPattern(demo)
    }
  }

  private func begin() async throws {
    let missing = folder.exercises.filter { !folder.isFile(folder.work($0)) }
    if !missing.isEmpty {
      for exercise in missing { try folder.copyStubs(of: exercise) }
      let work = folder.path(folder.workName)
      print(
        missing.count == 1
          ? language.text("Copied 1 exercise to \(work).")
          : language.text("Copied \(missing.count) exercises to \(work)."))
    }
    try list()
    // Existing copies may contain unfinished work. A check reports their errors.
    if missing.count == folder.exercises.count {
      print("")
      try await buildOnce()
      print("Then", commandLine("check \(folder.exercises[0].number)"))
    }
  }

  /// Prints the exercises, and what to do next.
  private func list() throws {
    let width = folder.exercises.map(\.title.count).max() ?? 0
    for exercise in folder.exercises {
      let mark = progress.hasPassed(exercise) ? "✔" : "·"
      let minutes = exercise.minutes < 10 ? " \(exercise.minutes)" : "\(exercise.minutes)"
      let note =
        !folder.hasWork(on: exercise)
        ? " " + language.text("(the files are missing: \(commandLine("reset \(exercise.number)")))")
        : progress.hasChangedSincePass(exercise)
          ? " " + language.text("(changed since it passed)") : ""
      print(
        "\(mark) \(exercise.title.padded(to: width))  \(language.text("\(minutes) min"))  "
          + "\(exercise.task)\(note)",
        progress.hasPassed(exercise) ? .hue(.green) : .plain)
    }
    print("")
    guard let next = printProgress() else { return }
    print("Read", folder.task(of: next), width: 9)
    for name in try folder.files(of: next) {
      print("Edit", folder.path("\(folder.work(next))/\(name)"), width: 9)
    }
    print("Then", commandLine("check \(next.number)"), width: 9)
  }

  /// Builds everything that checks need, so that they are quick.
  private func buildOnce() async throws {
    try announceFirstBuild()
    let start = ContinuousClock.now
    if case .failed(let message) = try await Build(exercises: folder.exercises, folder: folder)
      .run()
    {
      throw SetupError(message: "the workshop does not build: \(message[0])")
    }
    let seconds = Int((ContinuousClock.now - start) / .seconds(1))
    print(
      language.text(
        "Built in \(seconds) s. The first check of an exercise takes 10 to 25 s, a later one a few seconds."
      ))
  }

  /// Prints how long the first build of a product takes, if it does not exist yet and Swift is installed.
  func announceFirstBuild(of product: String = TestProduct.current.path) throws {
    _ = try folder.swift()
    guard !folder.isFile(product) else { return }
    print(language.text("Building once, which takes one to two minutes …"))
  }

  private func reset(_ exercise: Exercise) throws {
    let kept = try folder.keepAttempt(at: exercise)
    try folder.copyStubs(of: exercise)
    try progress.set(exercise, hasPassed: false)
    if let kept { print(language.text("Your attempt is kept in \(kept).")) }
    print(language.text("\(folder.path(folder.work(exercise))) is in its initial state again."))
    print("Then", commandLine("check \(exercise.number)"))
  }
}
