import TerminalUI
import Testing

@testable import XRay

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

    #expect(stack.calls.map(\.kind) == [.touch, .protocol])
    #expect(stack.calls.last?.via == "ViewDelegate")
    #expect(stack.calls.last?.type == "Presenter")
    #expect(stack.calls.last?.line == 7)
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

    #expect(stack.calls.map(\.kind) == [.touch, .closure, .protocol])
    #expect(stack.calls.map(\.type) == ["View", "Controller", "Presenter"])
  }

  @Test func `a call stack omits functions of other modules`() {
    let stack = CallStack(
      [
        frame("Worker.work()", "$s3App6WorkerC4workyyF"),
        frame("Sequence.forEach(_:)", "$sSTsE7forEachyyy7ElementQzKXEKF"),
        frame("main", "main"),
      ], showing: ["App"])

    #expect(stack.calls.map(\.function) == ["work()"])
  }

  @Test func `a call stack that begins in a closure starts with a later call`() {
    let stack = CallStack(
      [
        frame("View.show(_:)", "$s3App4ViewC4showyySSF"),
        frame("closure #1 in View.init()", "$s3App4ViewCACycfcyyYacfU_TY2_"),
      ], showing: ["App"])

    #expect(stack.calls.map(\.kind) == [.later, .call])
    #expect(stack.calls.map(\.function) == ["init() { … }", "show(_:)"])
  }

  @Test func `a call stack shows a property setter as one call`() {
    let stack = CallStack(
      [
        frame("View.text.didset", "$s3App4ViewC4textSSvW", line: 4),
        frame("View.text.setter", "$s3App4ViewC4textSSvs", line: 0),
        frame("Controller.show()", "$s3App10ControllerC4showyyF", line: 9),
      ], showing: ["App"])

    #expect(stack.calls.map(\.function) == ["show()", "text = …"])
    #expect(stack.calls.last?.line == 4)
  }

  private func frame(_ name: String, _ mangledName: String, line: Int = 1) -> Frame {
    Frame(name: name, mangledName: mangledName, file: "File.swift", line: line)
  }
}

@Suite("XRay: CallTree")
struct CallTreeTests {
  @Test func `a call tree merges equal calls of several stacks and keeps their order`() {
    var tree = CallTree()
    tree.add([call("a"), call("b"), call("c")])
    tree.add([call("a"), call("b"), call("d")])
    tree.add([call("a"), call("b"), call("c")])

    #expect(tree.hops.map(\.call.function) == ["a", "b", "c", "d"])
  }

  @Test func `a call tree keeps calls through two protocols separate`() {
    var tree = CallTree()
    for name in ["Worker", "Cleaner", "Worker"] {
      tree.add([Call(.protocol, via: name, module: "App", type: "T", function: "work()")])
    }

    #expect(tree.roots.map(\.via) == ["Worker", "Cleaner"])
  }

  @Test func `a call tree prints one call per line in at most 100 columns`() {
    var tree = CallTree()
    let name = String(repeating: "veryLongName", count: 10)
    tree.add([call("short()"), call("\(name)(_:)")])

    #expect(tree.text.count == 2)
    #expect(tree.text.allSatisfy { $0.count <= 100 && $0.hasSuffix("File.swift:1") })
    #expect(CallTree.legend.allSatisfy { $0.count <= 100 })
  }

  @Test func `a call tree prints a Mermaid sequence diagram`() {
    var tree = CallTree()
    let press = Call(.touch, module: "App", type: "Button", function: "press()")
    let show = Call(.protocol, via: "P", module: "App", type: "View", function: "show(_:)")
    let later = Call(.later, module: "App", type: "View", function: "init()")
    tree.add([press, call("work()"), show])
    tree.add([later])

    #expect(
      tree.mermaid == [
        "sequenceDiagram",
        "  actor User",
        "  User->>Button: press()",
        "  Button->>T: work()",
        "  T-->>View: show() (via P)",
        "  Note over View: later, in init()",
      ])
  }

  private func call(_ function: String) -> Call {
    Call(.call, module: "App", type: "T", function: function, file: "File.swift", line: 1)
  }
}
