import PatternKit
import TerminalUI
import Testing

@testable import WorkshopSupport

/// What the judge reads in the files of a learner.
@Suite("The judge of the sources")
struct SourcesTests {
  @Test(arguments: [
    (["Item.swift": "import TerminalUI\nfinal class ScreenModel {}"], 1),
    (
      ["Item.swift": "import TerminalUI\nfinal class ScreenModel {}\nfinal class Screen: View {}"],
      0
    ),
    (
      ["Item.swift": "import TerminalUI\nstruct Row {}", "B.swift": "final class ScreenModel {}"], 0
    ),
  ])
  func `a view model imports no controls, and a view or a helper may`(
    files: [String: String], count: Int
  ) {
    #expect(exercise(files).importsOfControls.count == count)
  }

  @Test(arguments: [
    ("let f = DateFormatter()\nf.locale = english", []),
    (
      "struct TimeFormatter { let current = 1 }\nlet text = TimeFormatter().formatted(times.current)",
      []
    ),
    ("let f = DateFormatter()", ["No file mentions a `locale`."]),
    ("let text = date.formatted(.dateTime.day())", ["No file mentions a `locale`."]),
    ("let l = Locale.current", ["A.swift reads the `Locale` of the machine."]),
    ("let center = NotificationCenter.default", ["A.swift mentions the center `default`,"]),
    ("init(center: NotificationCenter = .default) {}", ["A.swift mentions the center `default`,"]),
    ("let center: NotificationCenter\nlet style = Style.default", []),
  ])
  func `what only the source can tell is advice`(source: String, beginnings: [String]) {
    let advice = exercise(["A.swift": source]).advice.map { "\($0)" }
    #expect(advice.count == beginnings.count)
    #expect(zip(advice, beginnings).allSatisfy { $0.hasPrefix($1) }, "\(advice)")
  }

  @Test func `a variable that screens share is static or global`() {
    let source =
      "let a = 1\nenum E {\n  static private(set) var b = 2\n  static func f() { let c = 3 }\n}"
    #expect(
      exercise(["A.swift": source]).sharedVariables.map { "\($0)" }
        == ["All screens share these variables: `a` (A.swift:1), `b` (A.swift:3)."])
  }

  @Test func `a superclass and a protocol have the role of the only role that adopts them`() {
    let cast = exercise([
      "A.swift": """
      class Base<Value>: ViewController {}
      protocol Showing {}
      protocol Logging {}
      final class Screen: Base<Int>, Showing, Logging {}
      final class ScreenModel: Logging {}
      struct State {}
      """
    ]).cast
    #expect(["Base", "Showing", "Screen"].allSatisfy { cast[$0] == .view })
    #expect(
      ["Logging", "State"].allSatisfy { cast[$0] == .helper } && cast["ScreenModel"] == .viewModel)
  }

  @Test func `a press may move a switch, and must not count`() {
    let button = Pressed()
    #expect(button.propertiesChangedByPress(of: Pressed.self) == ["count"])
  }

  private func exercise(_ files: [String: String]) -> Exercise {
    Exercise(
      module: "M", roles: [.view: ["Screen"], .viewModel: ["ScreenModel"]],
      sources: files.map { SourceFile($0, $1) })
  }
}

private final class Pressed: View {
  private let button = Button(title: "Press")
  private var isOn = false
  private var count = 0

  override init() {
    super.init()
    addSubview(button)
    button.addTarget(self, action: Pressed.press)
  }

  private func press() {
    isOn.toggle()
    count += 1
  }
}
