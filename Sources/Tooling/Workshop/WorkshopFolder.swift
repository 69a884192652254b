import Foundation
import PatternKit
import Processes

/// The workshop in a checkout: the original exercises, and the learner's copy.
nonisolated struct WorkshopFolder {
  let checkout: Checkout
  /// The name of the learner's copy. CI uses a different name, so that it does not change a
  /// learner's work.
  let workName: String
  /// The environment in which programs are found.
  let environment: [String: String]
  let language: Language
  private(set) var exercises: [Exercise] = []

  /// The environment variable with the name of the learner's copy. The manifest of the workshop
  /// also reads it.
  static let variable = "WORKSHOP_SOURCES"

  init(
    in checkout: Checkout?, environment: [String: String], language: Language = .english
  ) throws {
    guard let checkout else {
      throw SetupError(message: "the workshop needs the sources: run it in a checkout")
    }
    self.checkout = checkout
    self.environment = environment
    self.language = language
    workName = environment[Self.variable] ?? "Work"
    exercises = try readExercises()
  }

  // MARK: Paths

  /// The path of the build folder in the workshop. It is the build folder of the sampler, so that
  /// their common modules are compiled once.
  static let build = "../../.build"

  /// The path of the programs that a build creates.
  static let products = "\(build)/debug"

  /// Returns a path in the workshop relative to the root of the checkout.
  func relativePath(_ path: String) -> String { "Examples/Workshop/\(path)" }

  /// Returns a path as it is printed. It is the whole path if the user is outside the checkout.
  func path(_ path: String) -> String {
    (checkout.isAround ? "" : checkout.folder.path + "/") + relativePath(path)
  }

  func url(_ path: String) -> URL {
    checkout.folder.appending(path: relativePath(path)).standardized
  }

  func isFile(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path)
  }

  /// Throws `SetupError` if the file cannot be read, or if it is not UTF-8.
  func text(of path: String) throws -> String {
    if let text = try? checkout.text(of: relativePath(path)) { return text }
    let isOther = FileManager.default.contents(atPath: url(path).path) != nil
    throw SetupError(
      message: isOther
        ? "\(self.path(path)) is not UTF-8 text: save it with the encoding UTF-8"
        : "\(self.path(path)) cannot be read")
  }

  /// Returns whether two files have the same bytes. A learner's file can have any.
  func isSame(_ path: String, _ other: String) -> Bool {
    FileManager.default.contentsEqual(atPath: url(path).path, andPath: url(other).path)
  }

  /// Returns the learner's folder of an exercise.
  func work(_ exercise: Exercise) -> String { "\(workName)/\(exercise.folder)" }

  /// Returns the names of the files that the learner's copy of an exercise contains at first.
  private func copiedFiles(of exercise: Exercise) throws -> [String] {
    try names(in: exercise.original).filter(ExerciseFile.isCopied)
  }

  /// Returns the names of the Swift files of an exercise, which the learner edits.
  func files(of exercise: Exercise) throws -> [String] {
    try copiedFiles(of: exercise).filter { $0.hasSuffix(".swift") && $0 != ExerciseFile.given }
  }

  func text(of file: String, in exercise: Exercise, _ version: ExerciseFile.Version) throws
    -> String
  {
    ExerciseFile(try text(of: "\(exercise.original)/\(file)")).text(of: version)
  }

  /// Returns the sorted names of the files in a folder, without those that an editor creates.
  func names(in folder: String) throws -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: url(folder).path)
        .filter { !$0.hasPrefix(".") && !$0.hasPrefix("#") && !$0.hasSuffix("~") }.sorted()
    } catch {
      throw SetupError(message: "\(path(folder)) cannot be read")
    }
  }

  /// Returns the sorted paths of the Swift files in a folder and its subfolders, without hidden ones. A learner can
  /// add files.
  func swiftFiles(in folder: String) -> [String] {
    let paths = try? FileManager.default.subpathsOfDirectory(atPath: url(folder).path)
    return (paths ?? []).filter { $0.hasSuffix(".swift") && !"/\($0)".contains("/.") }.sorted()
  }

  /// Throws `SetupError` if the learner has no copy of an exercise.
  func requireWork(on exercise: Exercise) throws {
    guard isFile(workName) else {
      throw SetupError(
        message: "\(path(workName)) does not exist yet: run “swift run patterns workshop”")
    }
    guard hasWork(on: exercise) else {
      throw SetupError(
        message: "\(path(work(exercise))) is missing: swift run patterns reset \(exercise.number)")
    }
  }

  /// Whether the learner has code of an exercise. A file can have another name than that of the stub.
  func hasWork(on exercise: Exercise) -> Bool {
    swiftFiles(in: work(exercise)).contains { $0 != ExerciseFile.given }
  }

  /// Returns the path of the program `swift`, which is found through `PATH`.
  func swift() throws -> String { try ChildProcess.swift(in: environment) }

  // MARK: Writing

  /// Copies the stubs of an exercise into the learner's folder.
  func copyStubs(of exercise: Exercise) throws {
    for file in try copiedFiles(of: exercise) {
      try copy("\(exercise.original)/\(file)", to: "\(work(exercise))/\(file)")
    }
    for file in try files(of: exercise) {
      try write(text(of: file, in: exercise, .stub), to: "\(work(exercise))/\(file)")
    }
  }

  /// Restores the code that the learner must not change. Returns whether it was different.
  func restoreGivenCode(of exercise: Exercise) throws -> Bool {
    let (given, copy) = (
      "\(exercise.original)/\(ExerciseFile.given)", "\(work(exercise))/\(ExerciseFile.given)"
    )
    guard isFile(given), !isSame(given, copy) else { return false }
    try write(text(of: given), to: copy)
    return true
  }

  /// Returns whether the learner's files of an exercise are the stubs.
  func isUntouched(_ exercise: Exercise) throws -> Bool {
    try names(in: work(exercise)) == copiedFiles(of: exercise)
      && files(of: exercise).allSatisfy { file in
        let stub = try text(of: file, in: exercise, .stub)
        return (try? text(of: "\(work(exercise))/\(file)")) == stub
      }
  }

  /// Moves the learner's files to a folder of attempts, and returns its path. Returns `nil` if
  /// there are no changes to keep.
  func keepAttempt(at exercise: Exercise) throws -> String? {
    guard isFile(work(exercise)) else { return nil }
    let attempts = "\(workName)/attempts/\(exercise.folder)"
    let number = (1...).first { !isFile("\(attempts)/\($0)") } ?? 1
    let attempt = try isUntouched(exercise) ? nil : "\(attempts)/\(number)"
    if let attempt { try copy(work(exercise), to: attempt) }
    try remove(work(exercise))
    return attempt.map(path)
  }

  func write(_ text: String, to path: String) throws {
    try write { try Data(text.utf8).write(to: url(path), options: .atomic) }
  }

  /// Copies a file or a folder to a path in the learner's folder.
  func copy(_ source: String, to path: String) throws {
    try write {
      try FileManager.default.createDirectory(
        at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyContents(of: url(source), to: url(path))
    }
  }

  func remove(_ path: String) throws {
    try write { try FileManager.default.removeItem(at: url(path)) }
  }

  private func write(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch {
      let reason = LocalizedText(reasonOf: error)
      throw SetupError(message: "cannot write in \(path(workName)): \(reason)")
    }
  }
}
