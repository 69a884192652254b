import PatternKit
import Testing

@testable import Stories

/// A state in these tests.
struct Dice {
  enum Roll {}
}

/// What travels over a bus in these tests.
enum BusReport {
  case tapped
  case changed(to: Int)
}
final class Bus {
  enum Event {
    case tapped
    case showed(String)
  }
}

@Suite("XRay: field guide")
struct FieldGuideTests {
  /// The run of a demo, and what it shows.
  nonisolated struct Run: CustomTestStringConvertible {
    let testDescription: String
    let roots: [Call]
    let answer: FieldGuide.Answer
    let type: String

    init(_ fact: String, _ answer: FieldGuide.Answer, by type: String, _ roots: Call...) {
      (testDescription, self.roots, self.answer, self.type) = (fact, roots, answer, type)
    }
  }

  private nonisolated static let label = set(of: "Label", role: .control)
  private nonisolated static let reload = call("reloadData()", of: "TableView", role: .control)
  private nonisolated static let read = call("text", of: "ViewModel", accessor: .get)
  private nonisolated static let readModel = Call(
    .call, module: "Model", type: "ButtonModel", role: .model, Member("number", valueType: "Int"),
    accessor: .get)
  private nonisolated static let change = change(calling: [])

  /// Returns a call of the module whose types are known here.
  private nonisolated static func call(
    _ function: String, _ kind: Call.Kind = .call, of type: String = "T",
    accessor: Call.Accessor? = nil, role: RoleName = RoleName("role"),
    inModule module: String = "StoriesTests", calling calls: [Call] = []
  ) -> Call {
    StoriesTests.call(
      function, kind, of: type, accessor: accessor, role: role, inModule: module, calling: calls)
  }

  private nonisolated static func change(calling calls: [Call]) -> Call {
    let number = set("number", of: "ButtonModel", to: "Int", role: .model, calling: calls)
    return call("changeNumber()", of: "ButtonModel", role: .model, calling: [number])
  }

  private nonisolated static func tap(_ type: String, _ calls: Call...) -> Call {
    call("tap()", .touch, of: type, calling: calls)
  }

  private nonisolated static func screen(_ kind: Call.Kind, _ calls: Call...) -> Call {
    call("update()", kind, of: "Screen", calling: calls)
  }

  /// Returns a call that passes the screen a text.
  private nonisolated static func show(_ calls: Call...) -> Call {
    set(of: "Screen", .protocol, calling: calls)
  }

  private nonisolated static func set(
    _ property: String = "text", of type: String, to value: String = "String",
    _ kind: Call.Kind = .call, role: RoleName? = nil, calling calls: [Call] = []
  ) -> Call {
    let module = role == .model ? "Model" : "StoriesTests"
    let member = Member(property, valueType: value)
    var call = Call(kind, module: module, type: type, role: role, member, accessor: .set)
    call.calls = calls
    return call
  }

  @Test(arguments: [
    Run(
      "a view that reads its rows later does not decide them", .pass, by: "Presenter",
      tap("Presenter", change, show(label), screen(.protocol, reload), screen(.protocol, reload))),
    Run(
      "a bound hint is not a call in the style of MVP", .viewController, by: "Screen",
      tap("Screen", change, label, set(of: "ViewModel", calling: [screen(.closure, read, label)]))),
    Run(
      "bound rows are a larger part than a passed text", .binding, by: "ViewModel",
      tap(
        "ViewModel", change, show(label),
        set("rows", of: "ViewModel", calling: [screen(.closure, reload)]))),
    Run(
      "texts that other objects pass do not count", .binding, by: "ViewModel",
      tap("ViewModel", change), tap("Hint", show(label)),
      tap("ViewModel", screen(.closure, read, label, label)), tap("Help", show(label))),
    Run(
      "two bound texts are a larger part than a passed one", .binding, by: "ViewModel",
      tap("ViewModel", change, show(label), screen(.closure, read, label, label))),
    Run(
      "the selection of a row counts as no row", .binding, by: "ViewModel",
      tap(
        "ViewModel", change, screen(.closure, read, label),
        show(call("selectRow(at:)", of: "TableView", role: .control)))),
    Run(
      "a text that a table requests for drawing does not count", .pass, by: "Presenter",
      tap("Presenter", change, show(label)),
      call("draw()", .drawing, of: "TableView", calling: [screen(.protocol, label, label)])),
    Run(
      "a model that wakes the observer of a computed text does not decide", .binding,
      by: "ViewModel",
      tap("ViewModel", change(calling: [set(of: "Screen", .observer, calling: [read, label])]))),
    Run(
      "a view that a controller hands a model decides", .view, by: "Card",
      tap("Screen", change, call("show(_:)", of: "Card", calling: [label]))),
    Run(
      "a view that hands a text to another view does not decide", .binding, by: "ViewModel",
      tap("ViewModel", change, screen(.closure, read, set(of: "Card", calling: [label])))),
    Run(
      "the old text of a label does not decide the new one", .viewController, by: "Screen",
      tap("Screen", change, call("text", of: "Label", accessor: .get), label)),
    Run(
      "a formatter does not decide, even if it calls another object", .viewController, by: "Screen",
      tap(
        "Screen", call("nextDigit()", role: .service),
        call("text", of: "Formatter", accessor: .get, calling: [call("style()")]), label)),
    Run(
      "a formatter that reads a whole model does not decide", .viewController, by: "Screen",
      tap(
        "Screen", change, call("text", of: "Formatter", accessor: .get, calling: [readModel]), label
      )),
    Run(
      "a formatter that an observer of the model calls does not decide", .viewController,
      by: "Screen",
      tap("Screen", change(calling: [screen(.observer, readModel, read, label)]))),
    Run(
      "an object with a computed text that a view observes decides", .binding, by: "ViewModel",
      tap("Home", change(calling: [screen(.observer, read, label)]))),
    Run(
      "a presenter without a model decides, even if it calls the service itself", .pass,
      by: "Presenter",
      tap("Screen", tap("Presenter", call("nextDigit()", role: .service), show(label)))),
    Run(
      "a stream of texts that wakes a task of the view is a binding", .binding, by: "Streamer",
      tap("Streamer", change, screen(.wakes, label))),
    Run(
      "an event that carries a number passes no text", .report(.closure), by: "Screen",
      tap("Worker", change, set(of: "Screen", to: "BusReport", .closure, calling: [label]))),
    Run(
      "an event that carries a text passes it", .binding, by: "Worker",
      tap("Worker", change, set(of: "Screen", to: "Bus.Event", .closure, calling: [label]))),
    Run(
      "an event bus passes on the report of a worker", .report(.closure), by: "Screen",
      tap("Worker", change, call("publish()", of: "Bus", calling: [screen(.closure, label)]))),
    Run(
      "a closure that the creator of both objects sets is a binding", .binding, by: "Presenter",
      tap(
        "Presenter", change,
        set(of: "Creator", .closure, calling: [set(of: "Screen", calling: [label])]))),
    Run(
      "an object that stores a text for another does not decide", .binding, by: "ViewModel",
      tap(
        "ViewModel", change,
        set(of: "Box", calling: [set(of: "Screen", .closure, calling: [label])]))),
    Run(
      "a message that carries a text is a binding", .binding, by: "ViewModel",
      tap("ViewModel", change, set(of: "Screen", .notification, calling: [label]))),
    Run(
      "a closure that gets a text with each call is not a binding", .read, by: "ViewModel",
      tap(
        "Screen",
        set(
          "done", of: "ViewModel", to: "(String) -> ()",
          calling: [tap("Worker", change), set(of: "Screen", .closure, calling: [label])]))),
    Run(
      "a view that is told to reload, and then reads, is bound", .binding, by: "ViewModel",
      tap(
        "ViewModel", change,
        call("reloadData()", .protocol, of: "Screen", calling: [read, label, reload]))),
    Run(
      "a view that reads after the closure of a control is not bound", .read, by: "ViewModel",
      call(
        "handle()", .touch, of: "RefreshControl", inModule: "TerminalUI",
        calling: [screen(.closure, tap("ViewModel", change), read, label)])),
    Run(
      "a closure that a view model passes to its worker is not one of the view", .binding,
      by: "ViewModel",
      tap(
        "ViewModel", change,
        set("done", of: "Worker", to: "() -> ()", calling: [screen(.closure, read, label)]))),
    Run(
      "a model that wakes its observer does not report", .viewController, by: "Screen",
      tap("Screen", change(calling: [screen(.observer, label)]))),
    Run(
      "an object that passes a report on is not the worker", .viewController, by: "Screen",
      tap("Worker", change, call("report()", of: "Mediator", calling: [screen(.call, label)]))),
    Run(
      "a presenter decides, even if its view passes it an action", .pass, by: "Presenter",
      tap("Screen", set(of: "Presenter", to: "Bus.Event", calling: [change, show(label)]))),
  ])
  func `the field guide names the object that decides, and how its text reaches the view`(run: Run)
  {
    let guide = FieldGuide(
      CallTree(roots: run.roots), in: "StoriesTests", views: ["Card", "Label", "TableView"],
      viewControllers: ["Screen"], holders: ["Streamer"])

    #expect(guide?.decidingType == run.type)
    #expect(guide?.answer == run.answer)
    #expect(guide?.passing == nil)
  }

  @Test(arguments: [
    ("Dice.update(inout M.Dice, M.BusReport) -> Swift.Int", true),
    ("Dice.update(M.Dice.Roll) -> Swift.Int", true),
    ("Dice.react(M.BusReport) -> ()", true),
    ("Dice.text(M.Dice.Roll) -> Swift.String", false),
    ("Dice.rolled(M.BusReport) -> M.Dice", true),
    ("Dice.shaken(M.BusReport) -> Swift.Optional<M.Dice.Roll>", true),
    ("Feature.reduce(M.Dice, M.BusReport) -> (M.Dice, Swift.Int)", true),
    ("Feature.count(M.Dice, M.BusReport) -> Swift.Int", false),
  ])
  func `a reducer changes its state or returns the next one, with an effect or without`(
    function: String, isReducer: Bool
  ) {
    var reducer = Self.call("reduce(_:_:)", of: function.hasPrefix("Dice") ? "Dice" : "Feature")
    reducer.signature = Signature(
      "M.\(function)".replacing("M.", with: "StoriesTests."), in: "StoriesTests")

    let guide = FieldGuide(
      CallTree(roots: [Self.tap("Screen", reducer, Self.change, Self.label)]), in: "StoriesTests",
      views: ["Label"], viewControllers: ["Screen"], holders: [])

    #expect((guide?.answer == .reducer) == isReducer)
  }

  @Test func `a value that shows a control its action does not count as a reducer`() {
    var show = Self.call("react(_:)", of: "Dice", calling: [Self.label])
    show.signature = Signature(
      "StoriesTests.Dice.react(StoriesTests.BusReport) -> ()", in: "StoriesTests")

    let guide = FieldGuide(
      CallTree(roots: [Self.tap("Screen", Self.change, show)]), in: "StoriesTests",
      views: ["Label"], viewControllers: ["Screen"], holders: [])

    #expect(guide != nil)
    #expect(guide?.answer != .reducer)
  }
}
