import Console
import Foundation
import PatternKit

extension Workshop {
  func showSolution(of exercise: Exercise, isPeek: Bool) throws {
    guard isPeek || progress.hasPassed(exercise) else {
      print(
        language.text(
          """
          \(exercise.title) has not passed yet. A solution teaches more after your own attempt.
          """))
      print("")
      print("Stuck", commandLine("hint \(exercise.number)"))
      print("Peek", commandLine("solution \(exercise.number) --peek"))
      throw ExerciseIncomplete()
    }
    try folder.requireWork(on: exercise)
    for name in try folder.files(of: exercise) {
      let file = "\(folder.work(exercise))/\(name)"
      let yours = folder.isFile(file) ? try folder.text(of: file) : ""
      let solution = try folder.text(of: name, in: exercise, .solution)
      for line in comparison(of: yours, with: solution, named: name) { print(line) }
      print("")
    }
    printNextOpen(after: exercise)
  }

  /// Returns the learner's file beside the solution, or one line if both are the same.
  private func comparison(
    of yours: String, with solution: String, named name: String
  ) -> [String] {
    let comparison = SideBySide(
      (language.text("yours: \(name)"), yours.components(separatedBy: "\n")),
      (language.text("solution: \(name)"), solution.components(separatedBy: "\n")))
    if comparison.isSame { return [language.text("\(name): the same")] }
    // A file or another program receives whole lines, which can be copied.
    return comparison.text(width: outputWidth() ?? .max)
  }
}
