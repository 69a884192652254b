import Console
import PatternKit

/// The workshop command that the arguments on the command line select.
package enum WorkshopCommand: Equatable {
  /// Copies the exercises, or shows the learner's progress.
  case workshop
  case check(Selection)
  /// Checks after every save. `nil` selects the first exercise that has not passed.
  case watch(Exercise?)
  case hint(Exercise, level: Int)
  case reset(Exercise)
  case solution(Exercise, isPeek: Bool)
  /// Runs the learner's own pattern. `nil` selects its first demo.
  case yours(demo: String?)

  package enum Selection: Equatable {
    case next
    case one(Exercise)
    case all
  }

  package static let names = ["workshop", "check", "hint", "reset", "solution", "yours"]

  /// Reads the arguments after the name of a command.
  ///
  /// - Throws: `UsageError` if the arguments are invalid.
  init(_ name: String, arguments: [String], exercises: [Exercise]) throws {
    typealias Read = (words: [String], hasOption: Bool)
    var read: Read = ([], false)
    // The only option of a command.
    let names = [["check": "--watch", "solution": "--peek"][name]].compactMap(\.self)
    let options = names.map { Option<Read>.flag($0) { $0.hasOption = true } }
    try Option.read(arguments, by: options + [.language], into: &read) { $0.words.append($1) }
    let (words, hasOption) = read
    let (most, limit): (Int, LocalizedText) =
      switch name {
      case "workshop": (0, "“\(name)” takes no arguments")
      case "hint": (2, "“\(name)” takes an exercise and a level")
      case "yours": (1, "“\(name)” takes one demo")
      default: (1, "“\(name)” takes one exercise")
      }
    guard words.count <= most else {
      throw UsageError(unexpected: words[most], limit)
    }
    func exercise() throws -> Exercise { try Self.exercise(words, name, exercises) }
    switch name {
    case "check" where hasOption && words == ["all"]:
      throw UsageError(message: "--watch needs one exercise, not “all”")
    case "check" where hasOption: self = .watch(words.isEmpty ? nil : try exercise())
    case "check":
      self = .check(words.isEmpty ? .next : words == ["all"] ? .all : .one(try exercise()))
    case "hint":
      self = .hint(try exercise(), level: try Self.level(words.dropFirst().first))
    case "reset": self = .reset(try exercise())
    case "solution": self = .solution(try exercise(), isPeek: hasOption)
    case "yours":
      // The demos that the contract of the exercise has rules for.
      self = .yours(
        demo: try words.first.map { try ["news", "button"].named($0, "demo", by: \.self) })
    default: self = .workshop
    }
  }

  /// Returns the exercise that the first argument names: by number, name or folder.
  private static func exercise(
    _ words: [String], _ name: String, _ all: [Exercise]
  ) throws -> Exercise {
    let numbers = all.map(\.number)
    let expected: LocalizedText = """
      a number from \(numbers.min() ?? 0) to \(numbers.max() ?? 0), or a name such as \
      \(all.first?.name ?? "")
      """
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
      throw UsageError(unknown: "hint level", word, known: [], expected: "1, 2 or 3")
    }
    return level
  }
}
