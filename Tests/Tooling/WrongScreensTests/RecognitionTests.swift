import Catalog
import Model
import PatternKit
import Recognition
import TerminalUI
import Testing

@testable import Stories
@testable import WrongScreens

extension Pattern {
  /// Returns what the field guide says about demos.
  func recognition(of demos: [Demo] = Demo.allCases) async -> Recognition {
    var runs: [DemoRun] = []
    for case let demo? in demos.map({ self[$0] }) {
      if let run = await DemoRun(of: demo, finding: .names) { runs.append(run) }
    }
    return Recognition(of: runs)
  }
}

@Suite("XRay: recognition")
struct RecognitionTests {
  @Test(arguments: Pattern.all, [[Demo.button], [.button, .news]])
  func `the field guide gives a pattern of the catalog its own name, with the news list or without`(
    pattern: Pattern, demos: [Demo]
  ) async {
    let matches = await pattern.recognition(of: demos).matches

    #expect(matches.map(\.name.description) == [pattern.name])
    for (text, outcome) in matches.flatMap(\.statements) {
      if case .broken = outcome { Issue.record("\(text)") }
    }
  }

  @Test(arguments: TextbookScreen.all)
  func `a screen as a reader writes it has the name that the field guide gives it`(
    screen: TextbookScreen
  ) async {
    let recognition = await screen.pattern.recognition()

    #expect(
      recognition.matches.map(\.name.description) == [screen.pattern.name],
      "\(recognition.text.joined(separator: "\n"))")
  }

  /// Returns the pattern of a textbook screen, by its form.
  private func pattern(_ form: String) throws -> Pattern {
    try #require(TextbookScreen.all.first { "\($0.pattern.summary)" == form }).pattern
  }

  private func text(about form: String) async throws -> [String] {
    try await pattern(form).recognition().text.map(\.description)
  }

  @Test func `the text names the roles, the deciding step, and what holds or was not shown`()
    async throws
  {
    let text = try await text(about: "view and presenter by class")

    let step = "  call → ClassScreen.show(String), from ClassScreenPresenter.buttonTapped"
    let steps = text.filter { $0.contains(" → ") }
    #expect(
      steps.map { $0.replacing(#/  \w+\.swift:\d+/#, with: "") } == [step, "    \(step)"])
    #expect(
      text.filter { !$0.contains(" → ") } == [
        "ClassScreenPresenter decides what the screen shows.",
        "It is neither a view nor a view controller.", "It passes the view what to show:",
        "References:", "  ClassScreen.presenter owns ClassScreenPresenter",
        "  ClassScreenPresenter.view weak ClassScreen", "By the field guide: MVP",
        "MVP: 6 of 7 statements hold, 1 not shown by the run.",
        "  with view: ClassScreen · presenter: ClassScreenPresenter",
        "  · the presenter reaches the view through a protocol only",
        "  ✔ the view calls the presenter by name",
        "  ✔ the presenter calls the model by name", "  ✔ the view does not reach the model",
        "  ✔ the presenter touches no control",
        "  ✔ the view changes a control only when the presenter calls it",
        "  ✔ no function of the view reads a property of the presenter",
        "  – the run does not show that a change of the model wakes no role but the presenter",
      ])
  }

  @Test(arguments: [
    (
      "a closure with each call",
      "  – the run does not show that the view model reaches the view through a binding only"
    ),
    ("a closure with each call", "The view reads its text, and no binding notifies the view."),
    ("a box of any value", "  ✔ the view model reaches the view through a binding only"),
    ("a box of any value", "BoxViewModel decides what the screen shows."),
    (
      "a worker with a closure",
      "  – the run does not show that the controller calls the model by name"
    ),
    (
      "a worker with a closure",
      "  with controller: ManagingController · worker: NumberWorker"
    ),
    ("a formatter of a model", "  with controller: ModelFormattingController"),
    ("a message", "  · the manager reaches the worker by a message only"),
    (
      "a reducer of a controller",
      "A function computes each new state from the old state and an action:"
    ),
    ("a delegate that announces", "  ✔ the view model reaches the view through a binding only"),
    (
      "a model that passes itself and a key",
      "MVC by the field guide. Of the six, it talks as: Delegate"
    ),
    ("a presenter with a hint", "It is a view controller. Another object passes it a text:"),
    (
      "a text that is also stored",
      "StoringPresenter passes the view a text, and stores the same text. If the view shows the passed one, this is MVP. If it reads the stored one, this is MVVM."
    ),
    ("an extension of a generic type", "GenericViewModel decides what the screen shows."),
    (
      "an extension of a generic type",
      "  GenericScreen.viewModel owns GenericViewModel<ButtonModel>"
    ),
    ("a model with a title", "TitleController decides what the screen shows."),
    // A function of a superclass belongs to the object that has it.
    ("a generic base class", "FlipController decides what the screen shows."),
    ("a generic base class", "MVC: 4 of 4 statements hold, 1 not shown by the run."),
    ("a generic base class", "  with controller: FlipController"),
  ])
  func `the text says what a run shows, and ticks no statement about what no run can show`(
    form: String, line: String
  ) async throws {
    let text = try await text(about: form)

    #expect(text.contains(line), "\(text.joined(separator: "\n"))")
  }

  @Test func `a value that can hide the text is shown with its step`() async throws {
    let text = try await text(about: "a text in bytes")

    let reason = try #require(
      text.firstIndex { $0.contains("in a form that a run does not show:") })
    #expect(text[reason + 1].contains(" → "), "\(text.joined(separator: "\n"))")
  }

  @Test func `a screen whose label does not show a model resembles none of the six`() async {
    let counter = Pattern(
      id: "counter", name: "Counter", summary: "counts the presses", module: "WrongScreens",
      demos: [.button: { _ in Screen(CounterViewController()) }])

    let text = await counter.recognition().text

    #expect(
      text == ["The pattern resembles none of the six: no change of the model reaches a control."])
  }

  @Test func `a demo that is left out is named, with the reason`() async {
    let button: Pattern.Wiring = { Screen(PlainController(model: ButtonModel(digits: $0.digits))) }
    let empty = Pattern(
      id: "empty", name: "Empty", summary: "shows no news", module: "WrongScreens",
      demos: [.button: button, .news: { _ in Screen(ViewController()) }])
    let constant = Pattern(
      id: "constant", name: "Constant", summary: "shows the same news", module: "WrongScreens",
      demos: [.button: button, .news: { _ in Screen(PlainViewController(Label())) }])

    #expect(
      await Recognition.report(on: empty).last == "The news demo is left out: it shows nothing.")
    #expect(await Recognition.report(on: constant).last?.contains("is left out") == true)
  }

  @Test func `a digit is no answer that a task waits for`() async throws {
    let lines = await Recognition.report(on: try pattern("a task that yields"))

    #expect(!lines.contains { $0.contains("the answer") }, "\(lines.joined(separator: "\n"))")
  }

  @Test func `the story of a press says what is missing before there is a call tree`() async {
    let none = Pattern(id: "none", name: "None", summary: "has no demo", demos: [:])
    let mute = Pattern(
      id: "mute", name: "Mute", summary: "changes no label",
      demos: [.button: { _ in Screen(ViewController()) }])

    #expect(await Recognition.report(on: none) == ["No call tree yet: add the button demo."])
    #expect(
      await Recognition.report(on: mute) == ["No call tree yet: a press does not change the label."]
    )
  }

  @Test func `each sentence of a recognition is in Chinese too`() async {
    for pattern in TextbookScreen.all.map(\.pattern) {
      for line in await pattern.recognition().text.map(Language.chinese.text) {
        // A step and a reference have the words of X-ray.
        let isXRay = line.contains(#/ → | owns | weak /#)
        let english = isXRay ? #/, from/# : #/[a-z]+ [a-z]+ [a-z]+/#
        #expect(!line.contains(english), "\(line)")
      }
    }
  }

  @Test func `a manager may read a property of the worker and then change a control, not call it`()
    throws
  {
    let text = "the manager changes no control after a call of the worker, but waits for the report"
    let statements = Fingerprint.all.values.flatMap(\.statements)
    let statement = try #require(statements.first { $0.text == text })
    let set = Call(.call, module: "M", type: "L", role: .control, Member("text"), accessor: .set)
    for (accessor, holds) in [(.get, true), (nil, false)] as [(Call.Accessor?, Bool)] {
      let member = Member("number")
      var press = Call(.touch, module: "M", type: "Manager", role: .manager, Member("press()"))
      press.calls = [
        Call(.call, module: "M", type: "W", role: .worker, member, accessor: accessor), set,
      ]

      #expect(statement.holds(CallTree(roots: [press])) == holds)
    }
  }
}
