import Foundation
import Testing

@testable import Workshop

@Suite("Workshop: SourceRules")
struct SourceRulesTests {
  private let copy: TemporaryCheckout

  /// Every exercise is solved.
  init() throws {
    copy = try TemporaryCheckout()
    try FileManager.default.copyItem(at: copy.folder.url("Solutions"), to: copy.folder.url("Work"))
  }

  @Test(arguments: Exercise.all)
  func `a solution keeps all rules`(exercise: Exercise) throws {
    let rules = try SourceRules(of: exercise, in: copy.folder)

    #expect(try rules.changedDeclarations() == [])
    #expect(try rules.violations() == [])
  }

  @Test(arguments: Exercise.all)
  func `a stub changes no given declaration`(exercise: Exercise) throws {
    try copy.remove(copy.folder.work(exercise))
    try copy.folder.copyStubs(of: exercise)

    #expect(try SourceRules(of: exercise, in: copy.folder).changedDeclarations() == [])
  }

  @Test(arguments: [
    ("  var time: TimeOfDay { get }\n", ""),
    ("protocol ClockModel: AnyObject", "public protocol ClockModel: Sendable, AnyObject"),
    ("protocol ClockModel: AnyObject", "protocol OtherModel: AnyObject"),
  ])
  func `a given declaration that was changed is named`(code: String, replacement: String) throws {
    try replace(code, by: replacement, in: "Work/02-clock/ClockViewModel.swift")

    #expect(
      try rules("clock").changedDeclarations() == [
        "`ClockModel` was changed, and it must not change. "
          + "The original is in Examples/Workshop/Exercises/02-clock/ClockViewModel.swift."
      ])
  }

  @Test func `a given declaration that was extended is named`() throws {
    let file = "Work/02-clock/ClockViewModel.swift"
    try replace("/// A view model that", by: "extension TimeOfDay {}\n\n/// A view", in: file)

    let line = try lines(of: file, with: "extension TimeOfDay")[0]
    #expect(
      try rules("clock").changedDeclarations() == [
        "ClockViewModel.swift:\(line): `TimeOfDay` must not change, so it must not be extended."
      ])
  }

  @Test(arguments: [
    (
      "clock", "ClockViewModel", "import TerminalUI",
      "the view model imports TerminalUI, and must not use it"
    ),
    (
      "filter-screen", "FilterViewModel",
      "extension FilterViewModel { func a(_ view: ChipsView) {} }",
      "the view model mentions ChipsView, and must not know the view"
    ),
    (
      "presenter", "PlatformPresenter",
      "extension PlatformPresenter { typealias A = PlatformViewController }",
      "the presenter mentions PlatformViewController, and may know the view by protocol only"
    ),
    (
      "delegate", "LikeButton", "extension LikeButton { typealias A = PhotoViewController }",
      "the button mentions PhotoViewController, and may know the screen by protocol only"
    ),
    (
      "presenter", "PlatformPresenter", "extension PlatformPresenter { static var a = 1 }",
      "all screens share this variable. Store it in an object of one screen"
    ),
    (
      "photo-list", "PhotoListViewModel", "private var photoCache: [Photo] = []",
      "all screens share this variable. Store it in an object of one screen"
    ),
    (
      "find-the-reference", "ThermostatView",
      "extension ThermostatView { var a: String { \"Too warm\" } }",
      "the text “Too warm” belongs to ThermostatViewModel.swift"
    ),
    (
      "delegate", "LikeButton",
      "extension LikeButton { func a(b: Int) -> String { \"liked \\(b) times\" } }",
      "the text “liked … times” belongs to PhotoViewController.swift"
    ),
    (
      "clock", "ClockViewModel", "let formatter = DateFormatter()",
      "without a `locale`, the machine decides the language of the text"
    ),
    (
      "clock", "ClockViewModel", "let language = Locale.current",
      "the whole program shares `.current`. Pass the object in"
    ),
    (
      "filter-screen", "FilterViews", "extension SummaryView { typealias A = ChipsView }",
      "SummaryView mentions ChipsView, and must not know another view"
    ),
    (
      "mvp-to-mvvm", "GarageViewModel", "import Observing",
      "the view model imports Observing, and must not use it"
    ),
    ("your-pattern", "YourPattern", "import MVC", "the file imports MVC, and must not use it"),
    (
      "your-pattern", "YourPattern", "let start = \"2333\"",
      "the text “2333” belongs to ButtonModel.swift"
    ),
    (
      "find-the-crash", "OvenViewController", "let oven = Oven(minutes: 2)",
      "this creates another Oven. Use the object that is passed in"
    ),
    (
      "filter-screen", "FilterViews", "let viewModel = FilterViewModel.init()",
      "this creates another FilterViewModel. Use the object that is passed in"
    ),
  ])
  func `a broken rule is named with its place`(
    name: String, file: String, line: String, sentence: String
  ) throws {
    let exercise = try #require(Exercise.all.first { $0.name == name })
    let path = "\(copy.folder.work(exercise))/\(file).swift"
    try copy.write(try copy.text(of: path) + line, to: path)

    let place = try lines(of: path, with: line)[0]
    #expect(try rules(name).violations() == ["\(file).swift:\(place): \(sentence)"])
  }

  @Test(arguments: [
    "extension PlatformPresenter { static let limit = 5 }",
    "extension PlatformPresenter { static var limit: Int { 5 } }",
    "// In PlatformViewController, “No more trains” is a text.",
  ])
  func `a constant, a computed property and a comment break no rule`(line: String) throws {
    let path = "Work/04-presenter/PlatformPresenter.swift"
    try copy.write(try copy.text(of: path) + line, to: path)

    #expect(try rules("presenter").violations() == [])
  }

  @Test func `a file of the learner’s own pattern may observe`() throws {
    let path = "Work/13-your-pattern/YourPattern.swift"
    try copy.write("import Observing\n" + (try copy.text(of: path)), to: path)

    #expect(try rules("your-pattern").violations() == [])
  }

  @Test func `a broken rule is new if the stub keeps it`() throws {
    let file = "Work/04-presenter/PlatformViewController.swift"
    let stub = try copy.text(of: "Exercises/04-presenter/PlatformViewController.swift")
    try copy.write(stub, to: file)
    #expect(try rules("presenter").violations() != [])
    #expect(try rules("presenter").newViolations() == [])

    try copy.write("// One line more.\n" + stub + "extension Train { static var a = 1 }", to: file)

    let sentence = "all screens share this variable. Store it in an object of one screen"
    let line = try lines(of: file, with: "static var")[0]
    #expect(
      try rules("presenter").newViolations() == [
        "PlatformViewController.swift:\(line): \(sentence)"
      ])
  }

  private func rules(_ name: String) throws -> SourceRules {
    try SourceRules(of: try #require(Exercise.all.first { $0.name == name }), in: copy.folder)
  }

  private func replace(_ code: String, by replacement: String, in path: String) throws {
    let text = try copy.text(of: path)
    let range = try #require(text.firstRange(of: code))
    try copy.write(text.replacingCharacters(in: range, with: replacement), to: path)
  }

  private func lines(of path: String, with code: String) throws -> [Int] {
    let lines = try copy.text(of: path).components(separatedBy: "\n")
    return lines.indices.filter { lines[$0].contains(code) }.map { $0 + 1 }
  }
}
