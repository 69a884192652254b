import PatternKit
import Testing

@testable import Tracing

@Suite("XRay: the way of a change")
struct WayOfChangeTests {
  private let label = call("text", of: "Label", accessor: .set, role: .control)

  /// Returns the way of a change of the model, which is step 1 of a press.
  private func way(_ calls: Call...) -> WayOfChange? {
    let change = call("content: String", of: "Model", accessor: .set, role: .model)
    return CallTree(roots: [call("press()", .touch, calling: [change] + calls)]).wayOfChange
  }

  @Test func `the step decides by which a change reaches the object that changes the label`() {
    let update = call("update()", of: "View", calling: [label])
    let show = call("show()", .protocol, of: "View", calling: [update])
    let report = call("report()", .closure, of: "Presenter", calling: [show])

    #expect(way(update)?.decidingStep == 2)
    #expect(way(show)?.decidingStep == 2)
    #expect(way(report)?.decidingStep == 3)
    #expect(way(label)?.decidingStep == 2)
  }

  @Test func `the task decides that a change wakes, and that changes the label`() {
    let binding = call("bind() { … }", .wakes, of: "View", calling: [label])

    #expect(way(call("text", of: "ViewModel", calling: [binding]))?.decidingStep == 3)
  }

  @Test func `the way contains the change, the callers after it, and the label, but no other step`()
  {
    let read = call("content: String", of: "Model", accessor: .get, role: .model)
    let show = call("show()", .protocol, of: "View", calling: [read, label, label])

    #expect(way(read, show)?.steps == [1, 3, 5])
    #expect(way(label)?.steps == [1, 2])
  }

  @Test func `a way follows the order of time, not the order of the tree`() {
    var (late, early) = (label, call("show()", of: "View", calling: [label]))
    (late.number, early.number, early.calls[0].number) = (4, 2, 3)

    #expect(way(late, early)?.steps == [1, 2, 3])
  }

  @Test func `a drawing before the change reaches the label is no way`() {
    let change = call("content: String", of: "Model", accessor: .set, role: .model)
    let drawing = call("draw()", .drawing, of: "TableView", calling: [label])
    let show = call("show()", of: "View", calling: [label])

    let tree = CallTree(roots: [change, drawing, show])

    #expect(tree.wayOfChange?.steps == [0, 3, 4])
  }

  @Test func `an event has no way if no control changes, or only in a new task`() {
    #expect(way() == nil)
    #expect(way(call("bind() { … }", .starts, of: "View", calling: [label])) == nil)
  }
}
