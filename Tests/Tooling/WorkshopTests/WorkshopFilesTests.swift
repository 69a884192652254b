import Console
import Foundation
import PatternKit
import TestSupport
import Testing

@testable import Workshop

@Suite("Workshop: files")
nonisolated struct WorkshopFilesTests {
  /// Whether the tests rewrite the checksums. Set `PATTERNS_DOCS=write` to enable it.
  private static let rewrites = ProcessInfo.processInfo.environment["PATTERNS_DOCS"] == "write"

  private let folder: WorkshopFolder

  init() throws {
    folder = try WorkshopFolder(in: Checkout(around: URL(filePath: #filePath)), environment: [:])
  }

  @Test func `the checksums match the stubs of the exercises`() throws {
    let sums = try Checksums.lines(of: folder).map { "\($0)\n" }.joined()
    if Self.rewrites { try folder.write(sums, to: Checksums.path) }

    #expect(
      try folder.text(of: Checksums.path) == sums,
      "a stub was edited: PATTERNS_DOCS=write swift test --filter WorkshopFilesTests")
  }

  @Test func `the README states the number and duration of the exercises`() throws {
    let minutes = Exercise.all.map(\.minutes)
    let (shortest, longest) = (try #require(minutes.min()), try #require(minutes.max()))
    let count = Exercise.all.count.inWords.capitalized
    let phrase = "\(count) exercises of \(shortest) to \(longest) minutes"

    let isThere = try folder.checkout.text(of: "README.md").contains(phrase)
    #expect(isThere, "README.md does not contain “\(phrase)”")
  }

  @Test func `every exercise has its numbered folders and a hint file`() throws {
    let folders = Exercise.all.map(\.folder)

    #expect(Exercise.all.map(\.number) == Array(1...Exercise.all.count))
    #expect(Exercise.all.last?.name == "your-pattern")
    #expect(try folder.names(in: "Exercises") == folders + ["checksums.txt"])
    #expect(try folder.names(in: "Solutions") == folders)
    #expect(try folder.names(in: "Tests") == folders + ["Support"])
    #expect(
      try folder.names(in: "Hints")
        == Exercise.all.map { String($0.hints().dropFirst("Hints/".count)) } + ["zh"])
    let manifest = try folder.text(of: "Package.swift")
    #expect(manifest.matches(of: #/folder: "([^"]+)"/#).map { String($0.1) } == folders)
  }

  @Test(arguments: Exercise.all)
  func `an exercise and its solution have the same files, at most two`(exercise: Exercise) throws {
    let files = try folder.files(of: exercise)

    #expect(try folder.names(in: "Solutions/\(exercise.folder)") == files)
    #expect((1...2).contains(files.count))
  }

  @Test(arguments: Exercise.all)
  func `every stub has a TODO in both languages, and no solution has one`(
    exercise: Exercise
  ) throws {
    for file in try folder.files(of: exercise) {
      let stub = try folder.text(of: "Exercises/\(exercise.folder)/\(file)")
      let solution = try folder.text(of: "Solutions/\(exercise.folder)/\(file)")

      #expect(stub.contains("// TODO: "), "\(file)")
      for comment in stub.matches(of: #/TODO: .+(?:\n *\/\/ .+)*/#) {
        #expect(comment.0.contains(#/\p{Han}/#), "no Chinese: \(comment.0)")
      }
      #expect(!solution.contains("TODO"), "\(file)")
      #expect(stub.split(separator: "\n", omittingEmptySubsequences: false).count <= 61, "\(file)")
      // The mistake of this exercise is an unowned reference.
      let isAboutUnowned = exercise.name == "find-the-crash"
      for text in [isAboutUnowned ? stub.replacing("unowned", with: "weak") : stub, solution] {
        let trap = text.firstMatch(of: #/fatalError|precondition|try!|as!|\w!(?![”"])|unowned/#)
        #expect(trap == nil, "\(file): \(trap?.0 ?? "")")
      }
    }
  }

  @Test(arguments: Exercise.all)
  func `every exercise has three to six goals and a test that passes from the start`(
    exercise: Exercise
  ) throws {
    let tests = try folder.names(in: "Tests/\(exercise.folder)").map {
      try folder.text(of: "Tests/\(exercise.folder)/\($0)")
    }.joined()

    #expect((3...6).contains(tests.matches(of: #/\.goal\b/#).count))
    #expect(tests.contains("func `given: "))
  }

  @Test(arguments: Exercise.all)
  func `an exercise has the same duration in all its files`(exercise: Exercise) throws {
    let task = try folder.text(of: "Exercises/\(exercise.folder)/README.md")
    let instructor = try folder.text(of: "INSTRUCTOR.md")
    let title = exercise.title.replacing("-", with: " ")

    #expect(task.hasPrefix("# \(title) (\(exercise.minutes) minutes)\n"))
    let total = Exercise.all.map(\.minutes).reduce(0, +)
    for text in [
      "\n## \(title) (\(exercise.minutes) minutes)\n",
      "\nThe exercises take \(total) minutes in all.",
    ] {
      let isStated = instructor.contains(text)
      #expect(isStated, "INSTRUCTOR.md does not contain “\(text)”")
    }
  }

  @Test(arguments: Exercise.all)
  func `every exercise has hints on three levels`(exercise: Exercise) throws {
    let hints = try folder.text(of: exercise.hints())

    #expect(hints.hasPrefix("# \(exercise.title.replacing("-", with: " "))\n"))
    #expect(
      hints.matches(of: #/\n## (.+)/#).map { $0.1 } == ["1 A question", "2 Where", "3 The shape"])
  }

  @Test(arguments: Exercise.all)
  func `translated hints have the same title, levels and code`(exercise: Exercise) throws {
    func fixedParts(of language: Language) throws -> [String] {
      try folder.text(of: exercise.hints(in: language))
        .matches(of: #/^# .+|^## [1-3] |(?s:```.+?```)/#.anchorsMatchLineEndings())
        .map { String($0.0).replacing(#/\/\/.*/#, with: "//") }  // A comment is translated.
    }

    func names(in language: Language) throws -> Set<Substring> {
      try Set(folder.text(of: exercise.hints(in: language)).matches(of: #/`[^`\n]+`/#).map(\.0))
    }

    #expect(try fixedParts(of: .chinese) == fixedParts(of: .english))
    #expect(try fixedParts(of: .chinese).count == 5)
    #expect(try names(in: .chinese) == names(in: .english))
  }

  @Test func `every exercise has a task and a lesson in Chinese`() throws {
    let chinese = try WorkshopFolder(in: folder.checkout, environment: [:], language: .chinese)

    #expect(chinese.exercises.map(\.title) == Exercise.all.map(\.title))
    for (translated, original) in zip(chinese.exercises, Exercise.all) {
      #expect(translated.task != original.task && translated.lesson != original.lesson)
      func names(in text: String) -> [Substring] { text.matches(of: #/`[^`]+`/#).map(\.0) }
      #expect(names(in: translated.lesson) == names(in: original.lesson), "\(original.title)")
    }
  }

  @Test func `a learner is sent to the task in their language`() throws {
    let chinese = try WorkshopFolder(in: folder.checkout, environment: [:], language: .chinese)

    #expect(folder.task(of: Exercise.all[0]) == "Examples/Workshop/Work/01-person/README.md")
    #expect(chinese.task(of: Exercise.all[0]) == "docs/zh/exercises.md（1 person）")
  }

  /// `CheckPatches attempts` compares the sentences with the output of `check`.
  @Test(arguments: Exercise.all)
  func `every exercise has at least three patches with mistakes and the sentences of check`(
    exercise: Exercise
  ) throws {
    let attempts = folder.checkout.folder.appending(path: "Tests/Attempts/\(exercise.folder)")
    let patches = try FileManager.default.contentsOfDirectory(
      at: attempts, includingPropertiesForKeys: nil)

    #expect(patches.count >= 3)
    for patch in patches {
      let text = try String(contentsOf: patch, encoding: .utf8)
      #expect(text.contains(#/^(.+: .+\n)+\n---/#), "\(patch.lastPathComponent)")
      let files = Set(text.matches(of: #/\n\+\+\+ b\/(.+)/#).map { String($0.1) })
      #expect(files.isSubset(of: try folder.files(of: exercise)), "\(patch.lastPathComponent)")
    }
  }
}
