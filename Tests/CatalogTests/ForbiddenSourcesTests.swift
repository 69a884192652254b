import Catalog
import PatternKit
import Testing

/// Sources that keep the behavior of a pattern and break the pattern.
@Suite("Check of the sources of a pattern")
nonisolated struct ForbiddenSourcesTests {
  @Test(arguments: [
    ("let current = PrintManager()", "current is global"),
    ("class PrintManager { static var current: PrintManager? }", "static members are not allowed"),
  ])
  func `the check reports state that connects a worker to its manager from outside`(
    source: String, violation: String
  ) {
    #expect(fixture(source).globalAndStaticState == ["Fixture.swift:1: \(violation)"])
  }

  @Test func `the check reports a worker that posts to the default center of the process`() {
    let worker = fixture("func print() {\n  NotificationCenter.default.post(PrintFinished())\n}")

    #expect(worker.objectsThatTheProcessShares == ["Fixture.swift:2: .default"])
  }

  @Test func `the check reports a manager that posts itself as the subject of its message`() {
    let manager = fixture("func buttonTapped() { center.post(ButtonTapped(), subject: self) }")

    #expect(manager.sendersOfMessages == ["Fixture.swift:1: subject"])
  }

  @Test func `the check reports a label that other types can set`() {
    let controller = fixture("class ButtonViewController {\n  public let label = Label()\n}")

    #expect(
      controller.exposedControls(among: ["Label"]) == [
        "Fixture.swift:2: public let label = Label ( )"
      ])
  }

  @Test(arguments: [
    ("class PrintWorker { public var delegate: (any PrintWorkerDelegate)? }", "delegate"),
    ("class ButtonPresenter { private var view: (any ButtonViewProtocol)? }", "view"),
  ])
  func `the check reports a strong reference to a delegate or a view`(
    source: String, name: String
  ) {
    #expect(fixture(source).strongBackReferences == ["Fixture.swift:1: \(name) is held strongly"])
  }

  @Test func `the check reports a view that chooses the text for an empty list`() {
    let view = fixture(
      "extension NewsView {\n  func show(_ rows: [Row]) { label.text = \"No news\" }\n}")

    #expect(view.texts(in: ["NewsView"]) == ["Fixture.swift:2: “No news”"])
  }

  @Test func `the check reports a presenter that imports the controls`() throws {
    let pattern = try #require(Pattern.all.first { $0.id == "mvp" })
    let presenter = fixture("import Model\nimport TerminalUI\n\nclass NewsPresenter {}")

    let violations = try violations(about: pattern, importing: [presenter])

    #expect(violations == ["Fixture.swift:2: imports TerminalUI, but uses no type of it"])
  }

  @Test func `the check reports a date that formats itself`() throws {
    let pattern = try #require(Pattern.all.first { $0.id == "mvc" })
    let date = fixture("extension CalendarDate {\n  var text: String { \"\\(day)\" }\n}")

    #expect(
      pattern.strays(in: [date]) == [
        "Fixture.swift:1: extension CalendarDate belongs to no role of the pattern"
      ])
  }

  private func fixture(_ source: String) -> SourceFile { SourceFile("Fixture.swift", source) }
}
