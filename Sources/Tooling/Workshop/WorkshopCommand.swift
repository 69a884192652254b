import ArgumentParsing
import Processes
import TerminalUI

/// The workshop command that the arguments on the command line select.
package enum WorkshopCommand: Equatable {
  /// Copies the exercises, or shows the learner's progress.
  case workshop
  case check(Selection)
  case hint(Exercise, level: Int)
  case reset(Exercise)
  case solution(Exercise, isPeek: Bool)

  package enum Selection: Equatable {
    case next
    case one(Exercise)
    case all
  }

  package static let names = ["workshop", "check", "hint", "reset", "solution"]

  /// Reads the arguments after the name of a command.
  ///
  /// - Throws: `SetupError` if the arguments are invalid. In the workshop, its exit status is 2.
  init(_ name: String, arguments: [String], exercises: [Exercise]) throws {
    do {
      try self.init(name, Arguments(arguments), exercises)
    } catch let error as UsageError {
      throw SetupError(message: error.message)
    }
  }

  private init(_ name: String, _ arguments: Arguments, _ exercises: [Exercise]) throws {
    var arguments = arguments
    var words: [String] = []
    var isPeek = false
    while let argument = arguments.next() {
      switch argument {
      case .word(let word): words.append(word)
      case .option(let option):
        guard name == "solution", option.name == "--peek" else {
          throw UsageError(
            message: "unknown option “\(option.name.fitted(to: 60))”: "
              + (name == "solution" ? "expected --peek" : "\(name) has no options"))
        }
        try arguments.requireNoValue(of: option)
        isPeek = true
      }
    }
    let most = ["workshop": 0, "hint": 2][name] ?? 1
    guard words.count <= most else {
      let limit = ["takes no arguments", "takes one exercise", "takes an exercise and a level"]
      throw UsageError(unexpected: words[most], "“\(name)” \(limit[most])")
    }
    func exercise() throws -> Exercise { try Self.exercise(words, name, exercises) }
    switch name {
    case "check":
      self = .check(words.isEmpty ? .next : words == ["all"] ? .all : .one(try exercise()))
    case "hint":
      self = .hint(try exercise(), level: try Self.level(words.dropFirst().first))
    case "reset": self = .reset(try exercise())
    case "solution": self = .solution(try exercise(), isPeek: isPeek)
    default: self = .workshop
    }
  }

  /// Returns the exercise that the first argument names: by number, name or folder.
  private static func exercise(
    _ words: [String], _ name: String, _ all: [Exercise]
  ) throws -> Exercise {
    let numbers = all.map(\.number)
    let expected =
      "a number from \(numbers.min() ?? 0) to \(numbers.max() ?? 0), "
      + "or a name such as \(all.first?.name ?? "")"
    guard let word = words.first else {
      throw UsageError(message: "\(name) needs an exercise: \(expected)")
    }
    let exercise = all.first {
      ["\($0.number)", $0.name, $0.folder].contains(word.lowercased()) || $0.number == Int(word)
    }
    guard let exercise else {
      let names = all.map(\.name) + (name == "check" ? ["all"] : [])
      throw UsageError(unknown: "exercise", word, known: names, expected: expected)
    }
    return exercise
  }

  private static func level(_ word: String?) throws -> Int {
    guard let word else { return 1 }
    guard let level = Int(word), (1...3).contains(level) else {
      throw UsageError(
        message: "unknown hint level “\(word.fitted(to: 60))”: expected 1, 2 or 3")
    }
    return level
  }
}
