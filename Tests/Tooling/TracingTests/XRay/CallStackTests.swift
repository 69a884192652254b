import Testing

@testable import Stories
@testable import Tracing

@Suite("XRay: CallStack")
struct CallStackTests {
  private func stack(_ frames: StackFrame..., showing modules: Set<String> = ["App"]) -> CallStack {
    CallStack(frames, showing: modules)
  }

  private nonisolated static func frame(
    _ name: String, _ mangledName: String, line: Int = 1
  ) -> StackFrame {
    StackFrame(name: name, mangledName: mangledName, file: "File.swift", line: line)
  }

  private let tapped = frame("View.tapped()", "$s3App4ViewC6tappedyyF")
  private let main = frame("App.main()", "$s4Main3AppV4mainyyFZ")
  private let task = frame("closure #1 in View.init()", "$s3App4ViewCACycfcyyYacfU_TY2_")
  private let runner = frame("swift_job_run", "swift_job_run")

  @Test func `a call stack shows a protocol call as one call with the protocol name`() {
    let stack = stack(
      Self.frame("Presenter.pressed()", "$s3App9PresenterC7pressedyyF", line: 7),
      Self.frame(
        "protocol witness for ViewDelegate.pressed() in conformance Presenter",
        "$s3App9PresenterCAA12ViewDelegateA2aDP7pressedyyFTW"),
      tapped)

    #expect(stack.steps == ["start → View.tapped()", "via ViewDelegate → Presenter.pressed()"])
    #expect(stack.calls.last?.lines == [7])
  }

  @Test func `a protocol call from a closure belongs to the called function, not the closure`() {
    let stack = stack(
      Self.frame("Presenter.data()", "$s3App9PresenterC4datayyF"),
      Self.frame(
        "protocol witness for Source.data() in conformance Presenter",
        "$s3App9PresenterCAA6SourceA2aDP4datayyFTW"),
      Self.frame("closure #1 in Controller.show()", "$s3App10ControllerC4showyyFyycfU_"), tapped)

    #expect(
      stack.steps == [
        "start → View.tapped()", "closure → closure in Controller.show()",
        "via Source → Presenter.data()",
      ])
  }

  @Test func `a press has the same root if the optimizer made press() a part of handle()`() {
    let press = Self.frame("Button.press()", "$s10TerminalUI6ButtonC5pressyyF")
    let handle = Self.frame("Button.handle(_:)", "$s10TerminalUI6ButtonC6handleySbAA5EventOF")

    for frames in [[tapped, press, handle, main], [tapped, handle, main]] {
      let stack = CallStack(frames, showing: ["App", "TerminalUI"])
      #expect(stack.calls.map(\.name) == ["Button.press()", "View.tapped()"])
      #expect(stack.calls.first?.kind == .touch)
    }
  }

  @Test func `a closure of the wiring tells how a function is reached, but is not a step itself`() {
    let closure = Self.frame(
      "closure #1 in closure #1 in variable initialization expression of static Pattern.yours",
      "$s10PatternKit0A0V3AppE5yoursACvpZfiAA6ScreenCXEfU_ySScfU_")
    let show = Self.frame("Label.show()", "$s3App5LabelC4showyyF")

    #expect(
      stack(show, closure, tapped).steps == ["start → View.tapped()", "closure → Label.show()"])
    #expect(stack(show, closure, main).steps == ["start → Label.show()"])
  }

  @Test func `a call stack omits functions of other modules`() {
    let forEach = Self.frame("Sequence.forEach(_:)", "$sSTsE7forEachyyy7ElementQzKXEKF")

    #expect(stack(tapped, forEach, Self.frame("main", "main")).steps == ["start → View.tapped()"])
  }

  @Test func `a closure that calls a closure of another function is shown before that one works`() {
    let effect = Self.frame("closure #1 in Effect.run()", "$s3App6EffectV3runyyFyycfU_")
    let sends = Self.frame("closure #1 in View.tapped()", "$s3App4ViewC6tappedyyFyycfU_")
    let steps = ["start → View.tapped()", "closure → closure in Effect.run()"]

    #expect(stack(sends, effect, tapped).steps == steps)
    #expect(stack(sends, effect, tapped).endsInsideCall)
    #expect(stack(tapped, sends, effect, tapped).steps == steps + ["closure → View.tapped()"])
  }

  @Test(arguments: [
    "_swift_release_dealloc", "KeyPath._projectReadOnly(from:)",
    "NonmutatingWritebackBuffer.__deallocating_deinit",
  ])
  func `a function without a name is not a step under the name before it`(caller: String) {
    let before = Self.frame("Host.init(content:)", "$s3App4HostC7contentACSS_tcfc")

    let stack = stack(before, Self.frame(caller, ""), tapped)

    #expect(stack.steps == ["start → View.tapped()"])
  }

  @Test(arguments: ["static Report.line(_:atMost:)", "closure #1 in static Report.line(_:atMost:)"])
  func `a static function belongs to its type, not to its module`(name: String) {
    let stack = stack(Self.frame(name, "$s3App6ReportV4line_6atMostS2S_SitFZ"))

    #expect(stack.calls.map(\.type) == ["Report"])
    #expect(stack.calls.first?.member.function.hasPrefix("line(") == true)
  }

  @Test func `a call stack without a caller begins in a task`() {
    let stack = stack(Self.frame("View.show(_:)", "$s3App4ViewC4showyySSF"), task, runner)

    #expect(stack.beginsInTask)
    #expect(stack.steps == ["wakes → closure in View.init()", "call → View.show(String)"])
  }

  @Test func `a closure that calls a method of the same type is shown only if it is a task`() {
    let load = Self.frame("Model.load()", "$s3App5ModelC4loadyyF")
    let show = Self.frame("View.show()", "$s3App4ViewC4showyyF")
    let closure = Self.frame("closure #1 in View.tapped()", "$s3App4ViewC6tappedyyFyycfU_")
    let task = Self.frame("closure #1 in View.tapped()", "$s3App4ViewC6tappedyyFyyYacfU_")
    let observe = Self.frame(Self.observe, Self.mangledObserve)

    #expect(
      stack(show, closure, tapped).steps == ["start → View.tapped()", "closure → View.show()"])
    #expect(
      stack(load, closure, tapped).calls.map(\.name)
        == ["View.tapped()", "closure in View.tapped()", "Model.load()"])
    let steps = [
      "start → View.tapped()", "starts → closure in View.tapped()", "call → View.show()",
    ]
    #expect(stack(show, task, tapped).steps == steps)
    #expect(stack(show, closure, loop, observe, tapped).steps == steps)
  }

  /// In `swift test` on macOS, the main thread runs tasks on top of the functions of the test runner.
  @Test func `a task that runs on top of the functions that started the program has no caller`() {
    let start = Self.frame("Entrypoint.main()", "$s6helper10EntrypointV4mainyyKFZ")

    let stack = stack(task, runner, Self.frame("main", "main"), start)

    #expect(stack.beginsInTask)
    #expect(stack.steps == ["wakes → closure in View.init()"])
  }

  @Test func `a closure below a function of another module does not begin in a task`() {
    let closure = Self.frame("closure #1 in Item.init()", "$s3App4ItemVACycfcyyXEfU_")
    let stack = stack(closure, Self.frame("Source.items()", "$s5Feeds6SourceC5itemsyyF"))

    #expect(!stack.beginsInTask)
    #expect(stack.steps == ["start → closure in Item.init()"])
  }

  @Test(arguments: [
    ("View.text.setter", "$s3App4ViewC4textSSvs", "set start → View.text: String"),
    ("View.text.getter", "$s3App4ViewC4textSSvg", "get start → View.text: String"),
    (
      "closure #1 in View.text.getter", "$s3App4ViewC4textSSvgSbSSXEfU_",
      "wakes → closure in View.text"
    ),
  ])
  func `a property is shown with its type, and a closure in it with its name`(
    name: String, mangledName: String, step: String
  ) {
    #expect(stack(Self.frame(name, mangledName)).steps == [step])
  }

  @Test func `a setter and its property observer are one call`() {
    let stack = stack(
      Self.frame("View.text.didset", "$s3App4ViewC4textSSvW", line: 4),
      Self.frame("View.text.setter", "$s3App4ViewC4textSSvs", line: 0), tapped)

    #expect(stack.steps == ["start → View.tapped()", "set → View.text: String"])
    #expect(stack.calls.last?.lines == [4])
    #expect(stack.endsInsideCall)
  }

  // MARK: Bindings

  private static let observe = "Observable<>.observe<A>(_:deliver:)"
  private static let mangledObserve = "$s11Observation10ObservableP9ObservingE7observe"
  private let getter = frame("ViewModel.text.getter", "$s3App9ViewModelC4textSSvg")
  private let deliver = frame("closure #1 in View.init()", "$s3App4ViewCACycfcySScfU_")
  private let loop = frame("closure #2 in \(observe)", mangledObserve)
  private let next = frame(
    "Observations.Iterator.next()", "$s11Observation12ObservationsV8IteratorV4next")

  @Test func `a binding starts its task in the name of the function that observes`() {
    let observe = Self.frame(Self.observe, Self.mangledObserve)
    let start = Self.frame("View.init()", "$s3App4ViewCACycfc", line: 7)

    let read = stack(getter, next, loop, observe, start)
    let delivery = stack(deliver, loop, observe, start)

    let beginning = ["start → View.init()", "starts → closure in View.init()"]
    #expect(read.steps == beginning + ["get → ViewModel.text: String"])
    #expect(read.calls[1].lines == [7])
    #expect(read.isObserving)
    #expect(delivery.calls.map(\.name) == ["View.init()", "closure in View.init()"])
  }

  @Test func `the task of a binding first reads and then delivers`() {
    let read = stack(getter, next, loop, runner)
    let delivery = stack(deliver, loop, runner)

    #expect(read.binding == .reads)
    #expect(read.calls.map(\.name) == ["ViewModel.text: String"])
    #expect(delivery.binding == .delivers)
    #expect(delivery.calls.map(\.name) == ["closure in View.init()"])
  }

  @Test func `storing the token of an observation is no call`() {
    let setter = Self.frame(
      "ViewModel.observation.setter",
      "$s3App9ViewModelC11observation9Observing16ObservationTokenCSgvs")

    #expect(stack(setter).calls.isEmpty)
  }

  @Test(arguments: [
    ("TableView.handle(_:)", Call.Kind.touch), ("Window.draw(width:height:)", .drawing),
    ("Window.present(_:)", .start),
  ])
  func `a story begins with the touch, the drawing or the start that reached the screen`(
    name: String, kind: Call.Kind
  ) {
    let control = Self.frame(name, "$s10TerminalUI6WindowC4draw")

    let stack = stack(tapped, control, main, showing: ["App", "TerminalUI"])

    #expect(stack.calls.first?.kind == kind)
  }

  @Test(arguments: [
    ("implicit closure #4 in implicit closure #3 in View.load()", "Badge", Call.Kind.closure),
    ("implicit closure #4 in implicit closure #3 in View.load()", "View", .call),
    ("implicit closure #1 in implicit closure #1 in View.load()", "Badge", .call),
  ])
  func `a method of another type that is stored as a closure is called by closure`(
    name: String, type: String, kind: Call.Kind
  ) {
    let method = Self.frame("\(type).show(_:)", "$s3App5BadgeC4showyySSF")

    let stack = stack(method, Self.frame(name, "$s3App4View"), tapped, main)

    #expect(stack.calls.last?.kind == kind)
  }

  @Test(arguments: [
    [
      frame("Label.text.setter", "$s10TerminalUI5LabelC4textSSvs"),
      frame("NewsListViewController.tableView(_:cellForRowAt:)", "$s8NewsList0aB14ViewControllerC"),
    ],
    [
      frame("ImageView.clear()", "$s10TerminalUI9ImageViewC5clearyyF"),
      frame("TableViewCell.prepareForReuse()", "$s10TerminalUI13TableViewCellC15prepare"),
    ],
  ])
  func `the drawing of a table is one call, with those of a shared screen and of an emptied cell`(
    calls: [StackFrame]
  ) {
    let drawing = [
      Self.frame("TableView.draw(in:on:)", "$s10TerminalUI9TableViewC4draw"),
      Self.frame("Window.draw(width:height:)", "$s10TerminalUI6WindowC4draw"), main,
    ]

    let stack = CallStack(calls + drawing, showing: ["App", "NewsList", "TerminalUI"])

    #expect(stack.steps == ["drawing → TableView.draw(in:on:)"])
  }

  @Test(arguments: [
    "partial apply for View.show()", "type metadata accessor for View",
    "protocol witness for P.work() in conformance View", "View.access<A>(keyPath:)",
    "View.text.init", "outlined init with copy of String",
  ])
  func `a function that the compiler generated is no call`(name: String) {
    #expect(stack(Self.frame(name, "$s3App4ViewC4showyyF")).calls.isEmpty)
  }
}

extension CallStack {
  /// How each function was reached, and its name.
  fileprivate var steps: [String] { calls.map { "\($0.words) → \($0.name)" } }
}
