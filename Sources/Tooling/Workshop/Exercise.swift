import PatternKit
import Processes

/// One exercise of the workshop in `Examples/Workshop`.
package nonisolated struct Exercise: Equatable {
  package let number: Int
  /// The name of its folder without the number: `person` in `01-person`.
  package let name: String
  /// The name of its folder, in `Exercises` and in the learner's copy.
  package let folder: String
  /// The task of the learner: the initial and the final state.
  package let task: String
  package let minutes: Int
  /// What the learner knows after passing.
  package let lesson: String

  /// Its name in running text: “1 person”.
  package var title: String { "\(number) \(name)" }

  /// The name of the exercise in which a learner writes a pattern.
  static let ownPattern = "your-pattern"

  var isOwnPattern: Bool { name == Self.ownPattern }

  /// Whether no goal depends on another one. Then `check` explains each mistake.
  var hasIndependentGoals: Bool { name == "name-the-pattern" }

  /// The path of the folder with everything that belongs to the exercise.
  var original: String { "Exercises/\(folder)" }

  var tests: String { "\(original)/Tests" }

  func hints(in language: Language = .english) -> String {
    "\(original)/Hints\(language.endOfPage)"
  }
}

nonisolated extension Language {
  /// The end of the name of a page in a folder with pages of all languages.
  fileprivate var endOfPage: String { self == .english ? ".md" : ".\(rawValue).md" }
}

nonisolated extension WorkshopFolder {
  /// Returns where the task of an exercise stands. A learner's copy has the English page only.
  func task(of exercise: Exercise) -> String {
    let folder = language == .english ? work(exercise) : exercise.original
    return path("\(folder)/README\(language.endOfPage)")
  }

  /// Reads the exercises, in the order of their folders. The README of each in the language of the learner
  /// says everything else:
  ///
  /// ```text
  /// # 1 person (8 minutes)
  ///
  /// > a person → a view model that formats it
  /// …
  /// ## Why it matters
  /// A view model formats text. It receives everything that the text depends on.
  /// ```
  func readExercises() throws -> [Exercise] {
    let format = #/(?s)^# (\d+) [^\n]+[(，](\d+) \S+\n\n> (.+?)\n.*\n## \S[^\n]+\n+(.+?)\n/#
    return try names(in: "Exercises").map { folder in
      let file = "Exercises/\(folder)/README\(language.endOfPage)"
      guard
        let name = folder.wholeMatch(of: #/\d+-(.+)/#)?.1,
        let parts = try text(of: file).firstMatch(of: format),
        let number = Int(parts.1), let minutes = Int(parts.2)
      else { throw SetupError(message: "\(path(file)) does not describe \(folder)") }
      return Exercise(
        number: number, name: String(name), folder: folder,
        task: String(parts.3), minutes: minutes, lesson: String(parts.4))
    }
  }
}
