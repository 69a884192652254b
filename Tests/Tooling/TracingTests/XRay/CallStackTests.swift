import TerminalUI
import Testing

@testable import Tracing

@Suite("XRay: CallStack")
struct CallStackTests {
  @Test func `a call stack shows a protocol call as one call with the protocol name`() {
    let stack = CallStack(
      [
        frame("Presenter.pressed()", "$s3App9PresenterC7pressedyyF", line: 7),
        frame(
          "protocol witness for ViewDelegate.pressed() in conformance Presenter",
          "$s3App9PresenterCAA12ViewDelegateA2aDP7pressedyyFTW"),
        frame("View.tapped()", "$s3App4ViewC6tappedyyF", line: 3),
      ], showing: ["App"])

    #expect(stack.calls.map(\.kind) == [.start, .protocol])
    #expect(stack.calls.last?.via == "ViewDelegate")
    #expect(stack.calls.last?.type == "Presenter")
    #expect(stack.calls.last?.lines == [7])
  }

  @Test func `a protocol call from a closure belongs to the called function, not the closure`() {
    let stack = CallStack(
      [
        frame("Presenter.data()", "$s3App9PresenterC4datayyF"),
        frame(
          "protocol witness for Source.data() in conformance Presenter",
          "$s3App9PresenterCAA6SourceA2aDP4datayyFTW"),
        frame("closure #1 in Controller.show()", "$s3App10ControllerC4showyyFyycfU_"),
        frame("View.load()", "$s3App4ViewC4loadyyF"),
      ], showing: ["App"])

    #expect(stack.calls.map(\.kind) == [.start, .closure, .protocol])
    #expect(stack.calls.map(\.type) == ["View", "Controller", "Presenter"])
  }

  @Test func `a press has the same root if the optimizer made press() a part of handle()`() {
    let action = frame("View.tapped()", "$s3App4ViewC6tappedyyF")
    let press = frame("Button.press()", "$s10TerminalUI6ButtonC5pressyyF")
    let handle = frame("Button.handle(_:)", "$s10TerminalUI6ButtonC6handleySbAA5EventOF")

    let main = frame("App.main()", "$s4Main3AppV4mainyyFZ")
    for frames in [[action, press, handle, main], [action, handle, main]] {
      let stack = CallStack(frames, showing: ["App", "TerminalUI"])
      #expect(stack.calls.map(\.name) == ["Button.press()", "View.tapped()"])
      #expect(stack.calls.first?.kind == .touch)
    }
  }

  @Test func `a call stack omits functions of other modules`() {
    let stack = CallStack(
      [
        frame("Worker.work()", "$s3App6WorkerC4workyyF"),
        frame("Sequence.forEach(_:)", "$sSTsE7forEachyyy7ElementQzKXEKF"),
        frame("main", "main"),
      ], showing: ["App"])

    #expect(stack.calls.map(\.member.description) == ["work()"])
  }

  @Test(arguments: ["static Report.line(_:atMost:)", "closure #1 in static Report.line(_:atMost:)"])
  func `a static function belongs to its type, not to its module`(name: String) {
    let stack = CallStack([frame(name, "$s3App6ReportV4line_6atMostS2S_SitFZ")], showing: ["App"])

    #expect(stack.calls.map(\.type) == ["Report"])
    #expect(stack.calls.first?.member.description.hasPrefix("line(") == true)
  }

  @Test func `a call stack without a caller begins in a task`() {
    let closure = frame("closure #1 in View.init()", "$s3App4ViewCACycfcyyYacfU_TY2_")
    let show = frame("View.show(_:)", "$s3App4ViewC4showyySSF")

    let stack = CallStack([show, closure, frame("swift_job_run", "")], showing: ["App"])

    #expect(stack.beginsInTask)
    #expect(stack.calls.map(\.kind) == [.wakes, .call])
    #expect(stack.calls.map(\.member.description) == ["init() { … }", "show(String)"])
  }

  /// In `swift test` on macOS, the main thread runs tasks on top of the functions of the test runner.
  @Test func `a task that runs on top of the functions that started the program has no caller`() {
    let closure = frame("closure #1 in View.init()", "$s3App4ViewCACycfcyyYacfU_TY2_")
    let runner = frame("swift_job_run", "swift_job_run")
    let start = frame("Entrypoint.main()", "$s6helper10EntrypointV4mainyyKFZ")

    let stack = CallStack([closure, runner, frame("main", "main"), start], showing: ["App"])

    #expect(stack.beginsInTask)
    #expect(stack.calls.map(\.kind) == [.wakes])
  }

  @Test func `a closure below a function of another module does not begin in a task`() {
    let closure = frame("closure #1 in Item.init()", "$s3App4ItemVACycfcyyXEfU_")
    let caller = frame("Source.items()", "$s5Feeds6SourceC5itemsyyF")

    let stack = CallStack([closure, caller], showing: ["App"])

    #expect(!stack.beginsInTask)
    #expect(stack.calls.map(\.kind) == [.start])
  }

  @Test func `a property is shown with its type`() {
    let set = CallStack([frame("View.text.setter", "$s3App4ViewC4textSSvs")], showing: ["App"])
    let get = CallStack([frame("View.text.getter", "$s3App4ViewC4textSSvg")], showing: ["App"])

    #expect(set.calls.map(\.member.description) == ["text: String"])
    #expect(set.calls.map(\.accessor) == [.set])
    #expect(get.calls.map(\.accessor) == [.get])
  }

  @Test func `a closure in a computed property has the name of the property`() {
    let closure = frame("closure #1 in View.text.getter", "$s3App4ViewC4textSSvgSbSSXEfU_")

    let stack = CallStack([closure], showing: ["App"])

    #expect(stack.calls.map(\.name) == ["View.text { … }"])
    #expect(stack.calls.map(\.accessor) == [nil])
  }

  @Test func `a setter and its property observer are one call`() {
    let stack = CallStack(
      [
        frame("View.text.didset", "$s3App4ViewC4textSSvW", line: 4),
        frame("View.text.setter", "$s3App4ViewC4textSSvs", line: 0),
        frame("Controller.show()", "$s3App10ControllerC4showyyF", line: 9),
      ], showing: ["App"])

    #expect(stack.calls.map(\.member.description) == ["show()", "text: String"])
    #expect(stack.calls.last?.lines == [4])
    #expect(stack.endsInsideCall)
  }

  // MARK: Bindings

  private let observe = "Observable<>.observe<A>(_:deliver:)"
  private let mangledObserve = "$s11Observation10ObservableP9ObservingE7observe"
  private var getter: StackFrame { frame("ViewModel.text.getter", "$s3App9ViewModelC4textSSvg") }
  private var deliver: StackFrame {
    frame("closure #1 in View.init()", "$s3App4ViewCACycfcySScfU_")
  }
  private var loop: StackFrame { frame("closure #2 in \(observe)", mangledObserve) }
  private var next: StackFrame {
    frame("Observations.Iterator.next()", "$s11Observation12ObservationsV8IteratorV4next")
  }

  @Test func `a binding starts its task in the name of the function that observes`() {
    let start = [
      loop, frame(observe, mangledObserve), frame("View.init()", "$s3App4ViewCACycfc", line: 7),
    ]

    let read = CallStack([getter, next] + start, showing: ["App"])
    let delivery = CallStack([deliver] + start, showing: ["App"])

    #expect(read.calls.map(\.member.description) == ["init()", "init() { … }", "text: String"])
    #expect(read.calls.map(\.kind) == [.start, .starts, .call])
    #expect(read.calls[1].lines == [7])
    #expect(read.isObserving)
    #expect(delivery.calls.map(\.member.description) == ["init()", "init() { … }"])
  }

  @Test func `the task of a binding first reads and then delivers`() {
    let runner = frame("swift_job_run", "")

    let read = CallStack([getter, next, loop, runner], showing: ["App"])
    let delivery = CallStack([deliver, loop, runner], showing: ["App"])

    #expect(read.binding == .reads)
    #expect(read.calls.map(\.member.description) == ["text: String"])
    #expect(delivery.binding == .delivers)
    #expect(delivery.calls.map(\.member.description) == ["init() { … }"])
  }

  @Test func `storing the token of an observation is no call`() {
    let setter = frame(
      "ViewModel.observation.setter",
      "$s3App9ViewModelC11observation9Observing16ObservationTokenCSgvs")

    #expect(CallStack([setter], showing: ["App"]).calls.isEmpty)
  }

  @Test func `a drawing through a screen that patterns share is one call of the table`() {
    let stack = CallStack(
      [
        frame("Label.text.setter", "$s10TerminalUI5LabelC4textSSvs"),
        frame(
          "NewsListViewController.tableView(_:cellForRowAt:)", "$s8NewsList0aB14ViewControllerC"),
        frame("TableView.draw(in:on:)", "$s10TerminalUI9TableViewC4draw"),
        frame("Window.draw(width:height:)", "$s10TerminalUI6WindowC4draw"),
        frame("App.main()", "$s4Main3AppV4mainyyFZ"),
      ], showing: ["App", "NewsList", "TerminalUI"])

    #expect(stack.calls.map(\.name) == ["TableView.draw(in:on:)"])
    #expect(stack.calls.map(\.kind) == [.drawing])
  }

  @Test(arguments: [
    "partial apply for View.show()", "type metadata accessor for View",
    "protocol witness for P.work() in conformance View", "View.access<A>(keyPath:)",
    "View.text.init", "outlined init with copy of String",
  ])
  func `a function that the compiler generated is no call`(name: String) {
    let stack = CallStack([frame(name, "$s3App4ViewC4showyyF")], showing: ["App"])

    #expect(stack.calls.isEmpty)
  }

  private func frame(_ name: String, _ mangledName: String, line: Int = 1) -> StackFrame {
    StackFrame(name: name, mangledName: mangledName, file: "File.swift", line: line)
  }
}
