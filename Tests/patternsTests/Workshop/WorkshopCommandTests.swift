import Testing

@testable import patterns

@Suite("The words of the workshop")
struct WorkshopCommandTests {
  @Test func `say what is to be done with which exercise`() throws {
    let exercise = Exercise.all[2]

    #expect(try command("workshop") == .workshop)
    #expect(try command("check") == .check(.next))
    #expect(try command("check all") == .check(.all))
    #expect(try command("check 3") == .check(.one(exercise)))
    #expect(try command("hint 3") == .hint(exercise, level: 1))
    #expect(try command("hint 3 2") == .hint(exercise, level: 2))
    #expect(try command("reset 3") == .reset(exercise))
    #expect(try command("solution 3") == .solution(exercise, isPeek: false))
    #expect(try command("solution --peek 3") == .solution(exercise, isPeek: true))
  }

  @Test(arguments: [
    ("check 9", "there is no exercise “9”: they are numbered 1 to 8"),
    ("check -1", "“check” has no option “-1”"),
    ("check al", "there is no exercise “al”: they are numbered 1 to 8"),
    ("check 1 2", "“2” is too much for “check”"),
    ("check 1 --peek", "“check” has no option “--peek”"),
    ("hint", "“hint” needs the number of an exercise, 1 to 8"),
    ("hint 1 4", "there is no hint “4”: the levels are 1, 2 and 3"),
    ("reset", "“reset” needs the number of an exercise, 1 to 8"),
    ("solution 1 --peek=yes", "--peek takes no value"),
    ("workshop 1", "“1” is too much for “workshop”"),
  ])
  func `are answered in one line if they make no sense`(words: String, message: String) async {
    let run = await Run(arguments: words.split(separator: " ").map(String.init))

    #expect(run.failure == Failure(message: message, status: 2))
    #expect(run.output == "")
  }

  private func command(_ words: String) throws -> WorkshopCommand {
    let words = words.split(separator: " ").map(String.init)
    return try WorkshopCommand(words[0], arguments: Array(words.dropFirst()))
  }
}
