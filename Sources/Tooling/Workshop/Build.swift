import Foundation
import PatternKit
import Processes
import TerminalUI

/// Builds the learner's files and tests of one or several exercises.
struct Build {
  /// The environment variable that selects exercises, in the manifest of the workshop.
  private static let only = "WORKSHOP_ONLY"

  /// The environment variable that adds the program for the learner's own pattern.
  private static let yours = "WORKSHOP_YOURS"

  /// The path in the workshop of the program that runs the learner's own pattern.
  static let ownPattern = "\(WorkshopFolder.products)/yours"

  /// Whether this program is built, and not the tests.
  var isOfOwnPattern = false
  /// The exercises to build. Errors in the others have no effect.
  let exercises: [Exercise]
  let folder: WorkshopFolder

  enum Result: Equatable {
    /// The warnings of the compiler in the learner's files.
    case built(warnings: [String])
    /// The compiler's first error, as printed.
    case failed([String])
  }

  func run() async throws -> Result {
    for exercise in exercises {
      if let files = filesWithOneName(of: exercise) {
        return .failed([
          folder.language.text("\(files[0]) and \(files[1]) have the same name: rename one of them")
        ])
      }
    }
    forgetCompiledFiles()
    return try await build()
  }

  /// Returns the paths of two files with the same name, such as a file and its backup in a folder. The
  /// package manager would build no exercise then.
  private func filesWithOneName(of exercise: Exercise) -> [String]? {
    let work = folder.relativePath(folder.work(exercise))
    // The package manager leaves out hidden folders.
    let paths = (try? folder.checkout.paths(in: work))?
      .filter { !$0.dropFirst(work.count).contains("/.") }
    return Dictionary(grouping: paths ?? []) { $0.split(separator: "/").last }.values
      .first { $0.count > 1 }
  }

  /// Removes the compiler's output for the exercises, so that it compiles all of them, and prints every
  /// warning.
  ///
  /// Of some hundred builds, three did not compile a file that had just been replaced. A learner must
  /// never see errors that are already fixed.
  private func forgetCompiledFiles() {
    let manager = FileManager.default
    func names(in folder: String) -> [String] {
      (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    }
    let products = folder.url(WorkshopFolder.products).path
    for module in names(in: products) where module.hasSuffix("Exercise.build") {
      for name in names(in: "\(products)/\(module)")
      where [".o", ".priors", ".swiftdeps"].contains(where: name.hasSuffix) {
        try? manager.removeItem(atPath: "\(products)/\(module)/\(name)")
      }
    }
  }

  /// With Swift 6.4, the default is another build system, which does not build modules as a whole, and has
  /// a test program for each exercise.
  private static let native = ["--build-system", "native"]

  private func swiftBuild() throws -> [String] {
    [
      try folder.swift(), "build", "--package-path", folder.url("").path,
      "--scratch-path", folder.url(WorkshopFolder.build).path,
    ]
  }

  private func build() async throws -> Result {
    let scratch = try TemporaryFolder()
    let output = scratch.file(named: "output")
    let only =
      exercises == folder.exercises ? nil : exercises.map { "\($0.number)" }.joined(separator: ",")
    let products = isOfOwnPattern ? ["--product", "yours"] : ["--build-tests"]
    var options = Self.native
    let variables = [
      WorkshopFolder.variable: folder.workName, Self.only: only,
      Self.yours: isOfOwnPattern ? "1" : nil,
    ]
    var (end, printed) = (ChildProcess.End.exited(0), "")
    var isBuiltAgain: Bool
    repeat {
      let words = try swiftBuild() + options + products
      end = try await BuildProgress(output: output, language: folder.language).show {
        try await ChildProcess.run(
          words, environment: variables.compactMapValues(\.self),
          unset: variables.filter { $0.value == nil }.map(\.key), output: output,
          limits: .none, timeLimit: TimeLimits.build)
      }
      printed = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
      // A later toolchain may no longer have the option.
      let isOptionGone = !options.isEmpty && printed.contains(#/^error: .*'--build-system/#)
      if isOptionGone { options = [] }
      // A file that is saved during the build is built again.
      isBuiltAgain = isOptionGone || printed.contains("was modified during the build")
    } while end != .exited(0) && isBuiltAgain
    if end == .exited(0) {
      return .built(warnings: warnings(in: printed))
    }
    if printed.contains("missing required module") {
      let folder = folder.checkout.folder.appending(path: ".build").path
      throw SetupError(
        message: "the build folder was copied from another place: delete \(folder), and try again")
    }
    if let error = CompilerError(
      in: printed, root: folder.checkout.folder.path, language: folder.language)
    {
      return .failed(error.lines)
    }
    if printed.contains("link command failed"), let place = placeOfMain() {
      return .failed([
        folder.language.text("\(place): remove @main, because the tests are the program")
      ])
    }
    throw SetupError(
      message: "the workshop does not build: \(Self.reason(of: end, after: printed))")
  }

  /// Returns the warnings in the learner's files. The compiler prints some twice.
  private func warnings(in printed: String) -> [String] {
    let folders = exercises.map { folder.relativePath(folder.work($0)) + "/" }
    let lines = printed.replacing(folder.checkout.folder.path + "/", with: "").split(
      separator: "\n")
    var warnings: [String] = []
    for line in lines
    where line.contains(": warning: ") && folders.contains(where: line.hasPrefix)
      && !warnings.contains(String(line))
    {
      warnings.append(String(line))
    }
    return warnings
  }

  /// Returns the file and the line of a `@main`. A second one is an error of the linker, which names no file.
  private func placeOfMain() -> String? {
    for exercise in exercises {
      for file in (try? folder.files(of: exercise)) ?? [] {
        let path = "\(folder.work(exercise))/\(file)"
        let lines = (try? folder.text(of: path))?.split(
          separator: "\n", omittingEmptySubsequences: false)
        guard let index = lines?.firstIndex(where: { $0.contains(/^\s*@main\b/) }) else { continue }
        return "\(folder.path(path)):\(index + 1)"
      }
    }
    return nil
  }

  /// Returns the first error that a build printed. Without one, returns the signal that ended it, or all
  /// that it printed but its steps.
  private static func reason(of end: ChildProcess.End, after printed: String) -> LocalizedText {
    let lines = printed.split(separator: "\n").filter { !$0.hasPrefix("[") }
    if let error = lines.first(where: { $0.contains("error: ") }) { return "\(error)" }
    if case .crashed(let signal) = end { return "signal \(signal) ended swift build" }
    guard !lines.isEmpty else { return "swift build printed no error" }
    return "\(lines.joined(separator: " ").fitted(to: 400))"
  }
}

/// The first error in the output of a build: the line with the file, and the lines after it. If the
/// compiler itself crashed, the file that it was compiling.
nonisolated struct CompilerError {
  /// The lines as printed, with paths relative to the root of the checkout.
  let lines: [String]

  init?(in output: String, root: String, language: Language = .english) {
    let printed = output.split(separator: "\n", omittingEmptySubsequences: false)
    let isPlaced = #/^/.+:\d+:\d+: error: .+/#
    guard let first = printed.firstIndex(where: { $0.contains(isPlaced) }) else {
      guard output.contains("\nStack dump:"),
        let file = output.firstMatch(of: #/ for file "(.+?)"| -primary-file (\S+)/#)?.output
      else { return nil }
      let path = (file.1 ?? file.2 ?? "").replacing(root + "/", with: "")
      lines = [
        language.text(
          """
          \(path): the compiler itself crashed on this file. Write the last change in another way.
          """)
      ]
      return
    }
    // The source lines below it begin with a number or a bar.
    let source = printed[(first + 1)...].prefix { $0.contains(#/^ *\d* \|/#) }
    lines = ([printed[first]] + source).map { String($0).replacing(root + "/", with: "") }
  }
}
