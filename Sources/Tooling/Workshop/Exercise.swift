import PatternKit
import Processes

/// One exercise of the workshop in `Examples/Workshop`.
package nonisolated struct Exercise: Equatable {
  package let number: Int
  /// The name of its folder without the number: `person` in `01-person`.
  package let name: String
  /// The name of its folder in `Exercises`, `Tests` and the learner's copy.
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

  func hints(in language: Language = .english) -> String {
    let file = "\(folder.prefix { $0 != "-" }).md"
    return language == .english ? "Hints/\(file)" : "Hints/\(language.rawValue)/\(file)"
  }
}

nonisolated extension WorkshopFolder {
  /// Returns where the task of an exercise stands: in its README, or in the page of the language.
  func task(of exercise: Exercise) -> String {
    let page = "docs/\(language.rawValue)/exercises.md"
    let lines = (try? checkout.text(of: page))?.split(separator: "\n") ?? []
    guard let heading = lines.first(where: { $0.hasPrefix("## \(exercise.number) ") }) else {
      return path("\(work(exercise))/README.md")
    }
    return "\(page)（\(heading.dropFirst("## ".count).prefix { $0 != "（" })）"
  }

  /// Reads the exercises, in the order of their folders. The README of each says everything else:
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
    let format =
      #/(?s)^# (\d+) [^\n]+ \((\d+) minutes\)\n\n> (.+?)\n.*\n## Why it matters\n(.+?)\n/#
    return try names(in: "Exercises").map { folder in
      let file = "Exercises/\(folder)/README.md"
      guard
        let name = folder.wholeMatch(of: #/\d+-(.+)/#)?.1,
        let parts = try text(of: file).firstMatch(of: format),
        let number = Int(parts.1), let minutes = Int(parts.2)
      else { throw SetupError(message: "\(path(file)) does not describe \(folder)") }
      return Exercise(
        number: number, name: String(name), folder: folder,
        task: language.text(LocalizedText(key: String(parts.3))), minutes: minutes,
        lesson: language.text(LocalizedText(key: String(parts.4))))
    }
  }
}
