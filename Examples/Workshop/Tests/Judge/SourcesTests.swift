import PatternKit
import TerminalUI
import Testing

@testable import WorkshopSupport

/// What the files of a learner may contain.
@Suite("The judge of the sources")
struct SourcesTests {
  private let roles = [
    Role(.view, is: ["Screen"], knows: [.viewModel, .control]),
    Role(.viewModel, is: ["ScreenModel"], knows: [.model]), Role(.model, is: ["Item"]),
  ]
  private let files = [
    "Given.swift": "struct Item {}",
    "Screen.swift": "import TerminalUI\nfinal class Screen: View { let model: ScreenModel }",
    "ScreenModel.swift": "final class ScreenModel { let item: Item }",
  ]

  @Test(arguments: [
    ("Board.swift", "struct Board { let item: Item }", "ScreenModel", "let board: Board"),
    ("Words.swift", "struct Words { let number: Int }", "ScreenModel", "let words: Words"),
    ("Line.swift", "import TerminalUI\nfinal class Line: View {}", "Screen", "let line: Line"),
    ("Texts.swift", "protocol Texts { var item: Item { get } }", "ScreenModel", "let t: any Texts"),
  ])
  func `a type in a file of its own belongs to the role that uses it`(
    file: String, source: String, user: String, code: String
  ) {
    #expect(problems(adding: [file: source], code, to: user) == [])
  }

  @Test func `a control of several roles is a control`() {
    let roles = [
      Role(.view, is: [], in: "Views"), Role(.chips, is: ["Chips"], knows: [.control]),
      Role(.summary, is: ["Summary"], knows: [.control]),
    ]
    let source = """
      import TerminalUI
      final class Tag: View {}
      final class Chips: View { let tag = Tag() }
      final class Summary: View { let tag = Tag() }
      """

    let exercise = Exercise(module: "M", roles: roles, sources: [SourceFile("Views.swift", source)])
    #expect(exercise.forbiddenReferences == [])
  }

  @Test(arguments: [
    (
      "Board.swift", "struct Board { let item: Item }", "Screen", "let board: Board",
      "Board.swift:1: Board (view) mentions Item, and must not know the model"
    ),
    (
      "Line.swift", "import TerminalUI\nfinal class Line: View {}", "ScreenModel", "let l: Line",
      "Line.swift:1: the view model imports TerminalUI, and must not know a control"
    ),
    (
      "More.swift", "extension Item {}", "Screen", "",
      "More.swift:1: `Item` must not change, so it must not be extended."
    ),
    (
      "Center.swift", "struct Center { let center: NotificationCenter = .default }", "Screen", "",
      "Center.swift:1: all screens share the center `default`, so no role may use it"
    ),
    (
      "Center.swift", "func listen(to center: NotificationCenter = .default) {}", "Screen", "",
      "Center.swift:1: all screens share the center `default`, so no role may use it"
    ),
    (
      "Center.swift", "let center = NotificationCenter.default", "Screen", "",
      "Center.swift:1: all screens share the center `default`, so no role may use it"
    ),
  ])
  func `a reference that a role must not have is named`(
    file: String, source: String, user: String, code: String, sentence: String
  ) {
    #expect(problems(adding: [file: source], code, to: user).map { "\($0)" } == [sentence])
  }

  @Test(arguments: [("\\nready", 1), ("\\(time) is ready", 1), ("already", 0), ("\\nred", 0)])
  func `a text is found as whole words, after an escape too`(text: String, count: Int) {
    let source = SourceFile("Screen.swift", "struct Screen { let text = \"\(text)\" }")
    let roles = [Role(.view, is: ["Screen"])]
    let exercise = Exercise(module: "M", roles: roles, sources: [source])
    #expect(exercise.literals(with: ["ready"], in: "Screen.swift").count == count)
  }

  @Test(arguments: [
    ("let f = DateFormatter()\nf.locale = english", []),
    ("struct A { let f = B.make() }\nenum B { let f = DateFormatter()\nf.locale = english }", []),
    ("enum A { let f = DateFormatter() }\nstruct B { let f = A.f\nf.locale = english }", []),
    (
      "struct A { let f = DateFormatter() }\nstruct B { let locale: Int }",
      ["Without a `locale`, the machine decides the language of a date. Set an English one."]
    ),
    ("let text = date.formatted(style(in: Locale(identifier: name)))", []),
    (
      "let f = DateFormatter()",
      ["Without a `locale`, the machine decides the language of a date. Set an English one."]
    ),
    (
      "let f = DateFormatter()\nf.locale = Locale(identifier: Locale.preferredLanguages[0])",
      ["`preferredLanguages` is a setting of the machine. It must have no effect on the text."]
    ),
  ])
  func `a formatter has a language of its own`(source: String, sentences: [String]) {
    let exercise = Exercise(module: "M", sources: [SourceFile("A.swift", source)])
    #expect(exercise.settingsOfMachine.map { "\($0)" } == sentences)
  }

  @Test(arguments: [
    ("static weak var all: A?\nfunc f() { Self.all = self }", "all"),
    ("private static var counts: [Int] = []\nfunc f() { Self.counts.append(1) }", "counts"),
    ("static let counter = Counter()", "counter"),
    ("static var title = \"A\"\nfunc f() -> String { Self.title + \"!\" }", nil),
    ("static var count: Int { 0 }\nfunc f() -> [Int] { [Self.count].map { $0 } }", nil),
    ("static let texts = [1: \"A\"]\nfunc f() { var a = Self.texts[1]\na = nil }", nil),
  ])
  func `a property that exists once and changes is named`(code: String, name: String?) {
    let source = "final class A { \(code) }\nfinal class Counter { var count = 0 }"
    let exercise = Exercise(module: "M", sources: [SourceFile("A.swift", source)])
    let sentence = name.map {
      "A.swift:1: all objects share `\($0)`. Store the value in each object instead."
    }
    #expect(exercise.sharedState.map { "\($0)" } == [sentence].compactMap(\.self))
  }

  @Test func `a press may move a switch, and must not count`() {
    let button = Pressed()
    #expect(button.propertiesChangedByPress(of: Pressed.self) == ["count"])
  }

  private func problems(
    adding more: [String: String], _ code: String, to user: String
  ) -> [LocalizedText] {
    let all = files.merging(more) { $1 }.map { name, source in
      SourceFile(
        name, name == "\(user).swift" ? source.replacing(" }", with: "; \(code) }") : source)
    }
    return Exercise(module: "M", roles: roles, sources: all).forbiddenReferences
  }
}

private final class Pressed: View {
  private enum Look { case light, dark }
  private let button = Button(title: "Press")
  private var isOn = false
  private var look = Look.light
  private var count = 0

  override init() {
    super.init()
    addSubview(button)
    button.addTarget(self, action: Pressed.press)
  }

  private func press() {
    isOn.toggle()
    look = look == .light ? .dark : .light
    count += 1
  }
}
