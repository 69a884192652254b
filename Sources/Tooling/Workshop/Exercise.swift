import Console
import Foundation
import Inputs
import PatternKit

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

  /// Returns the path of its hints.
  func hints(in language: Language = .english) -> String {
    let file = "\(folder.prefix { $0 != "-" }).md"
    return language == .english ? "Hints/\(file)" : "Hints/\(language.rawValue)/\(file)"
  }
}

nonisolated extension WorkshopFolder {
  /// Returns the file with the task and the lesson of each exercise.
  static func descriptions(in language: Language) -> String {
    language == .english ? "exercises.txt" : "exercises.\(language.rawValue).txt"
  }

  /// Returns where the task of an exercise stands: in its README, or in the page of the language.
  func task(of exercise: Exercise) -> String {
    let page = "docs/\(language.rawValue)/exercises.md"
    let lines = (try? checkout.text(of: page))?.split(separator: "\n") ?? []
    guard let heading = lines.first(where: { $0.hasPrefix("## \(exercise.number) ") }) else {
      return path("\(work(exercise))/README.md")
    }
    return "\(page)（\(heading.dropFirst("## ".count).prefix { $0 != "（" })）"
  }

  /// Reads the exercises, in the order of their folders.
  ///
  /// The name of a folder contains the number. The title of the README contains the minutes.
  func readExercises() throws -> [Exercise] {
    let file = Self.descriptions(in: language)
    let descriptions = try text(of: file).components(separatedBy: "\n\n")
      .map { $0.split(separator: "\n").map(String.init) }
    return try names(in: "Exercises").compactMap { folder in
      guard let parts = folder.wholeMatch(of: #/(\d+)-(.+)/#), let number = Int(parts.1) else {
        return nil
      }
      let name = String(parts.2)
      guard let description = descriptions.first(where: { $0.first == name }),
        description.count == 3
      else {
        throw SetupError(message: "\(path(file)) does not describe \(folder)")
      }
      return Exercise(
        number: number, name: name, folder: folder, task: description[1],
        minutes: try minutes(in: folder), lesson: description[2])
    }
  }

  /// Returns the minutes in the first line of the README: `# 1 person (8 minutes)`.
  private func minutes(in folder: String) throws -> Int {
    let path = "Exercises/\(folder)/README.md"
    let title = try text(of: path).prefix { $0 != "\n" }
    guard let minutes = title.firstMatch(of: #/\((\d+) minutes\)$/#).flatMap({ Int($0.1) }) else {
      throw SetupError(message: "\(self.path(path)) does not state the minutes in its title")
    }
    return minutes
  }
}
