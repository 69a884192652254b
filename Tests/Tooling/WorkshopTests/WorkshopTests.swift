import Foundation
import Processes
import SourceCode
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

  @Test func `workshop lists the exercises and the next step`() async throws {
    try copy.write("1\n", to: "Work/passed.txt")

    let run = await copy.run(.workshop)

    #expect(run.lines.prefix(2).map { $0.prefix(10) } == ["✔ 1 person", "· 2 clock "])
    #expect(
      run.lines.suffix(4) == [
        "Read   Examples/Workshop/Work/02-clock/README.md",
        "Edit   Examples/Workshop/Work/02-clock/ClockViewController.swift",
        "Edit   Examples/Workshop/Work/02-clock/ClockViewModel.swift",
        "Then   swift run patterns check 2",
      ])
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
    #expect(try copy.text(of: "Work/\(name)") == copy.text(of: "Exercises/\(name)"))
  }

  @Test func `reset keeps no attempt if the stubs are unchanged`() async {
    let run = await copy.run(.reset(person))

    #expect(run.lines.first == "Examples/Workshop/Work/01-person is in its initial state again.")
    #expect(!copy.folder.isFile("Work/attempts"))
  }

  @Test func `reset restores a deleted stub`() async throws {
    try copy.remove("Work")

    _ = await copy.run(.reset(person))

    #expect(copy.folder.isFile("Work/01-person/PersonViewModel.swift"))
  }

  @Test func `solution is shown after a pass or with --peek`() async throws {
    let early = await copy.run(.solution(person, isPeek: false))
    let peek = await copy.run(.solution(person, isPeek: true))
    try copy.write("1", to: "Work/passed.txt")
    let name = "01-person/PersonViewModel.swift"
    try copy.write(try copy.text(of: "Solutions/\(name)"), to: "Work/\(name)")
    let late = await copy.run(.solution(person, isPeek: false))

    #expect(early.error is ExerciseIncomplete)
    #expect(early.lines.last == "Peek   swift run patterns solution 1 --peek")
    #expect(peek.lines.contains { $0.contains("guard let salutation") })
    #expect(
      late.lines == ["PersonViewModel.swift: the same", "", "Next   swift run patterns check 2"])
  }

  @Test func `check reports a missing Work folder in one line`() async throws {
    try copy.remove("Work")

    await copy.expect(
      "Examples/Workshop/Work does not exist yet: run “swift run patterns workshop”",
      of: .check(.all))
  }

  @Test func `check reports a missing file in one line`() async throws {
    try copy.remove("Work/01-person/PersonViewModel.swift")

    await copy.expect(
      "Examples/Workshop/Work/01-person/PersonViewModel.swift is missing: "
        + "swift run patterns reset 1", of: .check(.one(person)))
  }

  @Test func `every command reports an edited stub in one line`() async throws {
    try copy.write("mine", to: "Exercises/02-clock/ClockViewModel.swift")

    for command in [.workshop, .check(.next), .reset(person)] as [WorkshopCommand] {
      await copy.expect(
        "Examples/Workshop/Exercises/02-clock/ClockViewModel.swift was changed: restore it with "
          + "“git checkout Examples/Workshop/Exercises”, and edit the copy in "
          + "Examples/Workshop/Work", of: command)
    }
  }

  @Test func `check reports a missing swift program in one line`() async {
    await copy.expect(
      "found no “swift” in PATH: \(ChildProcess.requiredToolchain)", of: .check(.next))
  }

  @Test func `the workshop refuses to use the stubs as the folder of the attempts`() throws {
    #expect(throws: SetupError.self) {
      try WorkshopFolder(
        in: copy.folder.checkout, environment: ["WORKSHOP_SOURCES": "Exercises"])
    }
    #expect(throws: SetupError.self) { try WorkshopFolder(in: nil, environment: [:]) }
  }
}

/// A temporary copy of the workshop. Its environment has no `swift` program.
private final class TemporaryCheckout {
  let folder: WorkshopFolder
  private let place = try? TemporaryFolder()

  init() throws {
    let original = try Checkout(around: URL(filePath: #filePath))
    let root = try #require(place).url
    for path in ["Package.swift", "Sources/Catalog/Patterns.swift"]
      + ["Package.swift", "Exercises", "Solutions", "Hints"].map({ "Examples/Workshop/\($0)" })
    {
      let target = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: original.folder.appending(path: path), to: target)
    }
    folder = try WorkshopFolder(in: Checkout(around: root), environment: ["PATH": "/nowhere"])
  }

  func run(_ command: WorkshopCommand) async -> (lines: [String], error: (any Error)?) {
    var lines: [String] = []
    do {
      let workshop = try Workshop(in: folder.checkout, environment: folder.environment) {
        lines.append($0)
      }
      try await workshop.run(command)
      return (lines, nil)
    } catch {
      return (lines, error)
    }
  }

  /// Expects that a command throws a set-up error and prints nothing.
  func expect(_ message: String, of command: WorkshopCommand) async {
    let run = await run(command)
    #expect(run.error as? SetupError == SetupError(message: message))
    #expect(run.lines == [])
  }

  func text(of path: String) throws -> String { try folder.text(of: path) }

  func write(_ text: String, to path: String) throws { try folder.write(text, to: path) }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.url(path))
  }
}
