import Foundation
import PatternKit
import Processes

extension Workshop {
  /// Builds the learner's own pattern, and runs it in place of this program.
  func runOwnPattern(_ demo: String?) async throws {
    guard let exercise = folder.exercises.first(where: \.isOwnPattern) else {
      throw SetupError(message: "this workshop has no exercise “\(Exercise.ownPattern)”")
    }
    try folder.requireWork(on: exercise)
    guard try !folder.isUntouched(exercise) else {
      print(
        language.text(
          """
          You have no pattern yet: edit \(folder.path(folder.work(exercise))), then type \
          “swift run patterns check \(exercise.number)”.
          """))
      throw ExerciseIncomplete()
    }
    // The other program does not inherit the lock.
    let lock = try await prepare(product: Build.ownPattern)
    defer { lock.release() }
    if case .failed(let message) = try await Build(
      isOfOwnPattern: true, exercises: [exercise], folder: folder
    ).run() {
      for line in [language.text("Your pattern does not compile. The compiler's first error:"), ""]
        + message
      { print(line) }
      throw ExerciseIncomplete()
    }
    try replaceProgram(
      by: [
        folder.url(Build.ownPattern).path, folder.path(folder.work(exercise)),
        "--lang=\(language.rawValue)",
      ] + [demo].compactMap(\.self))
  }
}
