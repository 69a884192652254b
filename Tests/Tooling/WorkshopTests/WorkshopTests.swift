import Foundation
import PatternKit
import Processes
import Testing

@testable import Workshop

@Suite("Workshop: commands")
struct WorkshopTests {
  private let copy: TemporaryCheckout
  private let person = Exercise.all[0]

  init() throws {
    copy = try TemporaryCheckout()
    for exercise in Exercise.all { try copy.folder.copyStubs(of: exercise) }
  }

  @Test func `a learner's copy has the task and the Swift files of an exercise only`() throws {
    for exercise in Exercise.all {
      let others = try Set(copy.folder.names(in: exercise.original))
        .subtracting(copy.folder.names(in: copy.folder.work(exercise)) + ["Screens", "Yours"])
      #expect(others == ["Attempts", "Hints.md", "Hints.zh.md", "README.zh.md", "Tests"])
    }
  }

  @Test func `workshop ticks the passed exercises, and says what comes next`() async throws {
    try copy.pass(person)

    let run = await copy.run(.workshop)

    #expect(run.lines.prefix(2).map { $0.prefix(10) } == ["✔ 1 person", "· 2 clock "])
    let count = copy.folder.exercises.count
    #expect(
      run.lines.suffix(6) == [
        "Passed   ✔\(String(repeating: "·", count: count - 1))  1 of \(count)",
        "First open exercise: 2 clock",
        "Read     Examples/Workshop/Work/02-clock/README.md",
        "Edit     Examples/Workshop/Work/02-clock/ClockViewController.swift",
        "Edit     Examples/Workshop/Work/02-clock/ClockViewModel.swift",
        "Then     swift run patterns check 2",
      ])
  }

  @Test func `when all exercises are passed, the next command is the list`() async throws {
    for exercise in Exercise.all { try copy.pass(exercise) }

    let run = await copy.run(.solution(person, isPeek: false))

    #expect(run.lines.last == "All    swift run patterns workshop")
  }

  @Test func `hint prints one hint and the command for the next one`() async {
    let first = await copy.run(.hint(person, level: 1))
    let last = await copy.run(.hint(person, level: 3))

    #expect(first.lines.first == "1 A question")
    #expect(!first.lines.contains { $0.contains("2 Where") })
    #expect(
      first.lines.suffix(2) == [
        "More   swift run patterns hint 1 2", "Then   swift run patterns check 1",
      ])
    #expect(last.lines.contains("More   swift run patterns solution 1 --peek"))
    #expect(last.lines.first == "3 The shape")
    #expect(!last.lines.contains { $0.contains("```") })
  }

  @Test func `a missing hint is reported with the number of its exercise`() async {
    await copy.expect("exercise 1 has no hint 4", of: .hint(person, level: 4))
  }

  @Test func `workshop lists the tasks and the next step in Chinese`() async throws {
    _ = await copy.run(.workshop)

    let run = await copy.run(.workshop, in: .chinese)

    #expect(run.lines.contains { $0.contains("1 person") && $0.contains("用视图模型格式化") })
    #expect(
      run.lines.contains {
        $0.hasPrefix("已通过   ·") && $0.hasSuffix("  0 / \(Exercise.all.count)")
      })
    #expect(run.lines.last == "然后     swift run patterns check 1 --lang zh")
  }

  @Test func `reset restores the stubs and keeps every attempt`() async throws {
    try copy.write("mine", to: "Work/01-person/PersonViewModel.swift")
    let first = await copy.run(.reset(person))
    try copy.write("mine again", to: "Work/01-person/PersonViewModel.swift")
    _ = await copy.run(.reset(person))

    #expect(
      first.lines.first == "Your attempt is kept in Examples/Workshop/Work/attempts/01-person/1.")
    #expect(try copy.text(of: "Work/attempts/01-person/1/PersonViewModel.swift") == "mine")
    #expect(try copy.text(of: "Work/attempts/01-person/2/PersonViewModel.swift") == "mine again")
    let name = "01-person/PersonViewModel.swift"
    #expect(try copy.text(of: "Work/\(name)").contains("// TODO"))
    #expect(try copy.folder.isUntouched(person))
  }

  @Test func `reset keeps no attempt without changes, and says which folder is as it was`() async {
    let run = await copy.run(.reset(person))

    #expect(run.lines.first == "Examples/Workshop/Work/01-person is in its initial state again.")
    #expect(!copy.folder.isFile("Work/attempts"))
  }

  @Test func `reset copies an exercise that has not been copied yet`() async throws {
    try copy.remove("Work")

    _ = await copy.run(.reset(person))
    #expect(try copy.folder.isUntouched(person))
  }

  @Test func `solution is shown after a pass or with --peek`() async throws {
    let early = await copy.run(.solution(person, isPeek: false))
    let peek = await copy.run(.solution(person, isPeek: true))
    let name = "01-person/PersonViewModel.swift"
    // The output of a test is no terminal, so that no line is wrapped.
    let file = "PersonViewModel.swift"
    let solution = try copy.folder.text(of: file, in: person, .solution)
    for line in solution.split(separator: "\n") {
      #expect(peek.lines.contains { $0.hasSuffix(line) }, "\(line)")
    }
    try copy.write(solution, to: "Work/\(name)")
    try copy.pass(person)
    let late = await copy.run(.solution(person, isPeek: false))

    #expect(early.error is ExerciseIncomplete)
    #expect(early.lines.last == "Peek   swift run patterns solution 1 --peek")
    #expect(peek.lines.last == "Then   swift run patterns check 2")
    #expect(peek.lines.contains { $0.contains("guard let salutation") })
    #expect(
      late.lines == [
        "PersonViewModel.swift: the same", "", "Next open exercise: 2 clock",
        "Read   Examples/Workshop/Work/02-clock/README.md", "Then   swift run patterns check 2",
      ])
  }

  /// In a process of its own, since a capability is taken away once.
  @Test(arguments: [Capability.names, .tasks, .hook])
  func `check says that who calls whom was not checked where X-ray is not available`(
    capability: Capability
  ) async {
    await #expect(processExitsWith: .success) { [capability] in
      setenv("PATTERNS_WITHOUT", capability.rawValue, 1)
      try await Self.expectOneNote()
    }
  }

  private static func expectOneNote() async throws {
    let result = Check.Result(outcome: .passed(TestReport("")))
    let run = try await TemporaryCheckout()
      .run { try $0.show(result, of: Exercise.all[0], isWatched: false) }

    let notes = run.lines.filter { $0.hasPrefix("X-ray is not available here (") }
    #expect(notes.map { $0.hasSuffix("), so who calls whom was not checked") } == [true])
  }

  #if os(Linux)
    @Test func `check tells the tests the language of the learner, and leaves LANG as it is`()
      async throws
    {
      try copy.writeTests(script: #"echo "$WORKSHOP_LANGUAGE, $LANG""#)
      _ = await copy.run(.workshop)
      let folder = try WorkshopFolder(
        in: copy.folder.checkout, environment: [:], language: .chinese)

      let result = try await Check(folder: folder, exercise: person).run(
        after: .built(warnings: []), buildTime: .zero)

      let language = ProcessInfo.processInfo.environment["LANG"] ?? ""
      #expect(result.printed.lines == ["zh, \(language)"])
    }
  #endif

  @Test(arguments: [
    (true, "save a file to check again. Ctrl-C ends."), (false, "swift run patterns check 1"),
  ])
  func `a failed check shows what was printed, each warning, and how to check again`(
    isWatched: Bool, next: String
  ) async {
    let result = Check.Result(
      outcome: .doesNotCompile(["an error"]), notes: ["a note\nof two lines"],
      printed: PrintedText("a\nb\n"), warnings: ["warning 1", "warning 2"])

    let run = await copy.run { try $0.show(result, of: person, isWatched: isWatched) }

    #expect(run.error is ExerciseIncomplete)
    #expect(
      run.lines == [
        "1 person: does not compile", "", "The compiler's first error:", "", "an error",
        "", "a note", "of two lines", "", "Your program printed:", "  a", "  b",
        "", "The compiler warns:", "  warning 1", "  warning 2",
        "", "Edit   Examples/Workshop/Work/01-person/PersonViewModel.swift",
        "Stuck  swift run patterns hint 1", "Then   \(next)",
      ])
  }

  @Test(arguments: [
    (1, "Then     swift run patterns check 2"), (13, "Live     swift run patterns yours"),
  ])
  func `a passed check shows the lesson and what is next, your own pattern also how to run it`(
    number: Int, last: String
  ) async {
    let exercise = Exercise.all[number - 1]
    let result = Check.Result(outcome: .passed(TestReport("")))

    let run = await copy.run { try $0.show(result, of: exercise, isWatched: false) }

    #expect(run.error == nil)
    #expect(run.lines.contains(exercise.lesson))
    #expect(run.lines.contains("Compare  swift run patterns solution \(number)"))
    #expect(run.lines.last == last)
  }

  @Test(arguments: [
    (["01-person"], "Copied 1 exercise to Examples/Workshop/Work."),
    (["01-person", "02-clock"], "Copied 2 exercises to Examples/Workshop/Work."),
  ])
  func `workshop copies the missing exercises, and says how many`(
    folders: [String], copied: String
  ) async throws {
    for folder in folders { try copy.remove("Work/\(folder)") }

    let run = await copy.run(.workshop)

    #expect(run.lines.first == copied)
    #expect(run.lines.last == "Then     swift run patterns check 1")
  }

  @Test func `check reports a test run that ended normally without a test`() {
    let stream = #"{"kind":"event","payload":{"kind":"runEnded"}}"#
    #expect(TestReport(stream).isComplete)

    #expect(throws: SetupError(message: "no test ran for exercise 1: No matching tests")) {
      try Check.report(of: person, from: stream, messages: "Building\nNo matching tests\n")
    }
  }

  @Test(
    arguments: [
      (
        "Work", "check all",
        "Examples/Workshop/Work does not exist yet: run “swift run patterns workshop”"
      ),
      (
        "Work", "yours",
        "Examples/Workshop/Work does not exist yet: run “swift run patterns workshop”"
      ),
      (
        "Work/01-person", "check 1",
        "Examples/Workshop/Work/01-person is missing: swift run patterns reset 1"
      ),
      (nil, "check", "found no “swift” in PATH: \(ChildProcess.requiredToolchain)"),
      (nil, "check --watch", "found no “swift” in PATH: \(ChildProcess.requiredToolchain)"),
    ] as [(String?, String, String)])
  func `a command reports in one line what is missing`(
    file: String?, words: String, message: String
  ) async throws {
    if let file { try copy.remove(file) }
    let words = words.split(separator: " ").map(String.init)

    await copy.expect(
      message,
      of: try WorkshopCommand(
        words[0], arguments: Array(words.dropFirst()), exercises: Exercise.all))
  }

  @Test func `workshop reports missing files beside their exercise`() async throws {
    try copy.remove("Work/01-person/PersonViewModel.swift")

    let run = await copy.run(.workshop)

    #expect(
      run.lines.first?.hasSuffix("(the files are missing: swift run patterns reset 1)") == true)
  }

  @Test func `a check says that it restored given code, if it was changed`() async throws {
    try copy.write("struct TimeOfDay {}\n", to: "Work/02-clock/Given.swift")

    let run = await copy.run { try $0.restoreGivenCode(of: Exercise.all[1]) }
    #expect(
      run.lines == [
        "Examples/Workshop/Work/02-clock/Given.swift must not change. It is in its initial state again."
      ])
    #expect(
      try copy.text(of: "Work/02-clock/Given.swift")
        == copy.text(of: "Exercises/02-clock/Given.swift"))
    #expect(try !copy.folder.restoreGivenCode(of: Exercise.all[1]))
  }

  @Test func `a checkout with the line ends of Windows is like any other`() async throws {
    let solution = await copy.run(.solution(person, isPeek: true))
    for path in [
      "Exercises/01-person/PersonViewModel.swift", "Exercises/01-person/README.md",
      "Exercises/01-person/README.zh.md", "Exercises/01-person/Hints.md",
      "Work/01-person/PersonViewModel.swift", "Work/01-person/README.md",
    ] {
      try copy.write(try copy.text(of: path).replacing("\n", with: "\r\n"), to: path)
    }

    #expect(await copy.run(.workshop, in: .chinese).error == nil)
    #expect(await copy.run(.hint(person, level: 1)).lines.first == "1 A question")
    #expect(await copy.run(.solution(person, isPeek: true)).lines == solution.lines)
    #expect(try copy.folder.isUntouched(person))
  }

  @Test func `a file in another encoding is named, and can be reset`() async throws {
    let file = copy.folder.url("Work/01-person/PersonViewModel.swift")
    try Data([0xFF, 0x0A]).write(to: file)

    await copy.expect(
      "Examples/Workshop/Work/01-person/PersonViewModel.swift is not UTF-8 text: "
        + "save it with the encoding UTF-8", of: .solution(person, isPeek: true))
    let check = Check(folder: copy.folder, exercise: person)
    let outcome = try await check.run(after: .built(warnings: []), buildTime: .zero).outcome
    #expect("\(outcome)".contains("is not UTF-8 text"))
    #expect(await copy.run(.reset(person)).error == nil)
    #expect(try copy.folder.isUntouched(person))
  }

  @Test func `backups of an editor change no exercise`() async throws {
    for name in ["README.md~", "#README.md#", ".README.md.swp"] {
      try copy.write("a backup", to: "Exercises/01-person/\(name)")
    }

    #expect(await copy.run(.workshop).error == nil)
  }

  @Test func `outside the checkout, the workshop prints whole paths`() async throws {
    let other = try #require(
      Checkout.current(in: URL(filePath: "/"), or: URL(filePath: #filePath)))
    let root = try Checkout(around: URL(filePath: #filePath)).folder.path

    let folder = try WorkshopFolder(in: other, environment: [:])

    #expect(folder.path("Work") == "\(root)/Examples/Workshop/Work")
    #expect(folder.url("Work").path == folder.path("Work"))
  }

  @Test func `without a pattern in the exercise, yours names the exercise in one line`() async {
    let run = await copy.run(.yours(demo: nil))

    let number = copy.folder.exercises.first(where: \.isOwnPattern)?.number ?? 0
    #expect(run.error is ExerciseIncomplete)
    #expect(run.lines.count == 1)
    #expect(
      run.lines.first?.hasPrefix("You have no pattern yet: edit Examples/Workshop/Work/") == true)
    #expect(run.lines.first?.hasSuffix("“swift run patterns check \(number)”.") == true)
  }

  @Test func `without a checkout, there is no workshop`() throws {
    #expect(throws: SetupError.self) { try WorkshopFolder(in: nil, environment: [:]) }
  }
}
