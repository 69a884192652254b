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

  private func command(_ words: String) throws -> WorkshopCommand {
    let words = words.split(separator: " ").map(String.init)
    return try WorkshopCommand(
      words[0], arguments: Array(words.dropFirst()), exercises: Self.exercises)
  }
}
