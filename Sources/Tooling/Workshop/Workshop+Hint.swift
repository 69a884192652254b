import Foundation
import PatternKit
import Processes

extension Workshop {
  func hint(for exercise: Exercise, level: Int) throws {
    let text = try folder.text(of: exercise.hints(in: language))
    let sections = "\n\(text)".components(separatedBy: "\n## ").dropFirst()
    guard sections.count >= level else {
      throw SetupError(message: "exercise \(exercise.number) has no hint \(level)")
    }
    let lines = Array(sections)[level - 1].split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines where !line.hasPrefix("```") { print(String(line)) }
    let number = exercise.number
    print(
      "More",
      level < 3
        ? commandLine("hint \(number) \(level + 1)")
        : commandLine("solution \(number) --peek"))
    print("Then", commandLine("check \(exercise.number)"))
  }
}
