import Inputs
import Testing

@testable import Workshop

@Suite("Workshop: WorkshopCommand")
struct WorkshopCommandTests {
  private nonisolated static let exercises = ["person", "clock", "news-list"].enumerated().map {
    Exercise(
      number: $0.offset + 1, name: $0.element, folder: "0\($0.offset + 1)-\($0.element)", task: "",
      minutes: 1, lesson: "")
  }

  @Test func `the arguments select the workshop command and its exercise`() throws {
    let exercise = Self.exercises[2]

    #expect(try command("workshop") == .workshop)
    #expect(try command("check") == .check(.next))
    #expect(try command("check all") == .check(.all))
    #expect(try command("check 3") == .check(.one(exercise)))
    #expect(try command("hint 3") == .hint(exercise, level: 1))
    #expect(try command("hint 3 2") == .hint(exercise, level: 2))
    #expect(try command("reset 3") == .reset(exercise))
    #expect(try command("solution 3") == .solution(exercise, isPeek: false))
    #expect(try command("solution --peek 3") == .solution(exercise, isPeek: true))
    #expect(try command("check --watch") == .watch(nil))
    #expect(try command("check 3 --watch") == .watch(exercise))
    #expect(try command("yours") == .yours(demo: nil))
    #expect(try command("yours button") == .yours(demo: "button"))
  }

  @Test(arguments: exercises)
  func `an exercise can be selected by number, name or folder`(exercise: Exercise) throws {
    let words = [
      "\(exercise.number)", "0\(exercise.number)", exercise.name, exercise.name.uppercased(),
      exercise.folder,
    ]
    for word in words {
      #expect(try command("check \(word)") == .check(.one(exercise)))
    }
  }

  @Test(arguments: [
    ("check 4", "unknown exercise “4”: expected a number from 1 to 3, or a name such as person"),
    ("check -1", "unknown option “-1”: expected --watch, --lang"),
    ("check al", "unknown exercise “al”: did you mean “all”?"),
    ("hint al", "unknown exercise “al”: expected a number from 1 to 3, or a name such as person"),
    ("check clok", "unknown exercise “clok”: did you mean “clock”?"),
    ("check 1 2", "unexpected argument “2”: “check” takes one exercise"),
    ("check all 2", "unexpected argument “2”: “check” takes one exercise"),
    ("check 1 --peek", "unknown option “--peek”: expected --watch, --lang"),
    ("check all --watch", "--watch needs one exercise, not “all”"),
    ("check clok --watch", "unknown exercise “clok”: did you mean “clock”?"),
    ("check --watch=yes", "--watch takes no value"),
    ("hint 1 --watch", "unknown option “--watch”: expected --lang"),
    ("yours buton", "unknown demo “buton”: did you mean “button”?"),
    ("yours task", "unknown demo “task”: expected news, button"),
    ("yours news button", "unexpected argument “button”: “yours” takes one demo"),
    ("solution 1 --pek", "unknown option “--pek”: did you mean “--peek”?"),
    ("hint", "hint needs an exercise: a number from 1 to 3, or a name such as person"),
    ("hint 1 2 3", "unexpected argument “3”: “hint” takes an exercise and a level"),
    ("hint 1 4", "unknown hint level “4”: expected 1, 2 or 3"),
    ("reset", "reset needs an exercise: a number from 1 to 3, or a name such as person"),
    ("solution 1 --peek=yes", "--peek takes no value"),
    ("workshop 1", "unexpected argument “1”: “workshop” takes no arguments"),
  ])
  func `invalid workshop arguments are reported in one line`(words: String, message: String) {
    #expect(throws: UsageError(message: message)) { try command(words) }
  }

  private func command(_ words: String) throws -> WorkshopCommand {
    let words = words.split(separator: " ").map(String.init)
    return try WorkshopCommand(
      words[0], arguments: Array(words.dropFirst()), exercises: Self.exercises)
  }
}
