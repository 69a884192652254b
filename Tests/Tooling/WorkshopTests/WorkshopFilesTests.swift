import Catalog
import Contract
import Foundation
import PatternKit
import Stories
import TerminalUI
import TestSupport
import Testing

@testable import Workshop

@Suite("Workshop: files")
nonisolated struct WorkshopFilesTests {
  private static let checked = Result { try WorkshopFolder(in: checkout(), environment: [:]) }
  private let folder: WorkshopFolder

  init() throws {
    folder = try Self.checked.get()
  }

  @Test func `every exercise has one numbered folder, which the manifest names once`() throws {
    let folders = Exercise.all.map(\.folder)

    #expect(Exercise.all.map(\.number) == Array(1...Exercise.all.count))
    #expect(Exercise.all.filter(\.isOwnPattern).count == 1)
    #expect(try folder.names(in: "Exercises") == folders)
    let manifest = try folder.text(of: "Package.swift")
    #expect(manifest.matches(of: #/"(\d\d-[^"]+)"/#).map { String($0.1) } == folders)
  }

  @Test(arguments: Exercise.all)
  func `an exercise has one or two files, each with a stub and a solution that differ`(
    exercise: Exercise
  ) throws {
    #expect((1...2).contains(try folder.files(of: exercise).count))
    #expect(try texts(of: exercise).map(\.text) != texts(of: exercise, .solution).map(\.text))
    for (name, text) in try texts(of: exercise) + texts(of: exercise, .solution) {
      let marks = text.split(separator: "\n").filter {
        $0.contains(#/^ *\/\/ (stub|solution|end)$/#)
      }
      #expect(marks == [], "\(name)")
    }
  }

  @Test(arguments: Exercise.all)
  func `a stub has at most 60 lines, and a TODO in both languages, and no solution has one`(
    exercise: Exercise
  ) throws {
    for (name, stub) in try texts(of: exercise) {
      #expect(stub.split(separator: "\n", omittingEmptySubsequences: false).count <= 61, "\(name)")
      #expect(stub.contains("// TODO: "), "\(name)")
      for comment in stub.matches(of: #/TODO: .+(?:\n *\/\/ .+)*/#) {
        #expect(comment.0.contains(#/\p{Han}/#), "\(name): \(comment.0)")
      }
    }
    for (name, solution) in try texts(of: exercise, .solution) {
      #expect(!solution.contains("TODO"), "\(name)")
    }
  }

  /// The mistake of one exercise is an unowned reference.
  @Test(arguments: Exercise.all)
  func `no stub and no solution contains code that can crash`(exercise: Exercise) throws {
    let stubs = try texts(of: exercise).map { name, stub in
      (name, exercise.name == "find-the-crash" ? stub.replacing("unowned", with: "weak") : stub)
    }
    for (name, text) in try stubs + texts(of: exercise, .solution) {
      let trap = text.firstMatch(of: #/fatalError|precondition|try!|as!|\w!(?![”"])|unowned/#)
      #expect(trap == nil, "\(name): \(trap?.0 ?? "")")
    }
  }

  /// Returns the names and texts of the files of an exercise.
  private func texts(
    of exercise: Exercise, _ version: ExerciseFile.Version = .stub
  ) throws -> [(name: String, text: String)] {
    try folder.files(of: exercise).map {
      ($0, try folder.text(of: $0, in: exercise, version))
    }
  }

  @Test func `the instructor's guide has a section for each exercise`() throws {
    let guide = try folder.text(of: "INSTRUCTOR.md")
    let titles = guide.matches(of: #/\n## (\d.+)/#).map { String($0.1) }

    #expect(titles == Exercise.all.map { $0.title.replacing("-", with: " ") })
  }

  @Test(arguments: Exercise.all)
  func `hints have three levels, and the same code in both languages`(exercise: Exercise) throws {
    func fixedParts(of language: Language) throws -> [String] {
      try folder.text(of: exercise.hints(in: language))
        .matches(of: #/^## [1-3] |(?s:```.+?```)/#.anchorsMatchLineEndings())
        .map { String($0.0).replacing(#/\/\/.*/#, with: "//") }  // A comment is translated.
    }

    func names(in language: Language) throws -> Set<Substring> {
      try Set(folder.text(of: exercise.hints(in: language)).matches(of: #/`[^`\n]+`/#).map(\.0))
    }

    #expect(try fixedParts(of: .chinese) == fixedParts(of: .english))
    #expect(try fixedParts(of: .chinese).count == 4)
    #expect(try names(in: .chinese) == names(in: .english))
  }

  @Test(arguments: Exercise.all, Language.allCases)
  func `each line of a hint fits 80 columns`(exercise: Exercise, language: Language) throws {
    for line in try folder.text(of: exercise.hints(in: language)).split(separator: "\n") {
      #expect(line.columns <= 80, "\(line)")
    }
  }

  @Test func `every exercise has a task and a lesson in Chinese`() throws {
    let chinese = try WorkshopFolder(in: folder.checkout, environment: [:], language: .chinese)

    func numbers(of exercise: Exercise) -> [Int] { [exercise.number, exercise.minutes] }
    #expect(chinese.exercises.map(numbers) == Exercise.all.map(numbers))
    for (translated, original) in zip(chinese.exercises, Exercise.all) {
      #expect(translated.task != original.task && translated.lesson != original.lesson)
      let page = try folder.text(of: "\(original.original)/README.zh.md")
      #expect(page.contains("（\(original.name)，"))
      func names(in text: String) -> [Substring] { text.matches(of: #/`[^`]+`/#).map(\.0) }
      #expect(names(in: translated.lesson) == names(in: original.lesson), "\(original.title)")
    }
  }

  @Test func `every rule of the contract and every statement of a story is in Chinese`() {
    let rules = Rule.all.filter { $0.demo != .task }.map(\.name)
    for sentence in rules + Fingerprint.all.values.flatMap(\.statements).map(\.text) {
      #expect(Language.chineseTable[sentence] != nil, "zh.lproj has no “\(sentence)”")
    }
  }

  @Test func `a Chinese sentence has the names and quotations of the English one`() {
    func fixedParts(of sentence: String) -> Set<Substring> {
      Set(sentence.matches(of: #/`[^`]+`|“[^”]+”/#).map(\.0))
    }

    // A text of several lines is a page of help, which is not translated sentence by sentence.
    for (english, chinese) in Language.chineseTable where !english.contains("\n") {
      let plain = chinese.replacing(" --lang zh", with: "")
      #expect(fixedParts(of: english).isSubset(of: fixedParts(of: plain)), "\(english)")
      // A command that a Chinese sentence suggests prints Chinese.
      for command in chinese.matches(of: #/swift run patterns [^”]+/#) {
        #expect(command.0.hasSuffix(" --lang zh"), "\(chinese)")
      }
      #expect(chinese.contains(#/\p{Han}|%@|、|^docs/#), "\(english)")
    }
  }

  @Test func `a learner is sent to the task in their language`() throws {
    let chinese = try WorkshopFolder(in: folder.checkout, environment: [:], language: .chinese)

    #expect(folder.task(of: Exercise.all[0]) == "Examples/Workshop/Work/01-person/README.md")
    #expect(
      chinese.task(of: Exercise.all[0]) == "Examples/Workshop/Exercises/01-person/README.zh.md")
  }
}
