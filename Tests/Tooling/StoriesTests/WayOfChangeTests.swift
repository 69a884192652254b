import PatternKit
import Testing

@testable import Stories

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

  @Test func `the observer decides that a change notifies, and that changes the label`() {
    let binding = call("bind()", .observer, of: "View", calling: [label])

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

  @Test(
    arguments: [
      (.worker, .call, .manager, "the worker calls its manager, by name"),
      (.presenter, .protocol, .view, "the presenter calls its view, through a protocol"),
      (.viewModel, .closure, .view, "the view model calls a closure of its view"),
      (.worker, .notification, .manager, "the worker posts a message, and the manager receives it"),
      (
        .viewModel, .observer, .view,
        "the view observes a view model that knows no view"
      ),
      // The middle object observes its model in other patterns too. Here, it also shows the change.
      (
        .model, .observer, .controller,
        "the controller itself shows the change of the model"
      ),
      (.model, .wakes, .controller, "the controller waits for the model"),
    ] as [(RoleName, Call.Kind, RoleName, String)])
  func `the deciding step is explained by who shows the change, and how it gets there`(
    from: RoleName, kind: Call.Kind, to: RoleName, sentence: String
  ) {
    let show = call("show()", kind, of: "Receiver", role: to, calling: [label])
    let sender = call("content", of: "Sender", accessor: .set, role: from, calling: [show])
    let change = call("content", of: "Model", accessor: .set, role: .model)

    let tree = CallTree(roots: [call("press()", .touch, calling: [change, sender])])

    #expect(tree.decision?.description == sentence)
  }

  @Test func `an observed object that also calls its observer is not said to be unaware of it`() {
    let show = call("show()", .observer, of: "View", role: .view, calling: [label])
    let hint = call("flash()", .protocol, of: "View", role: .view)
    let change = call("content", of: "Model", accessor: .set, role: .model)
    let viewModel = call(
      "text", of: "ViewModel", accessor: .set, role: .viewModel, calling: [show, hint])

    let tree = CallTree(roots: [call("press()", .touch, calling: [change, viewModel])])

    #expect(tree.decision?.description == "the view observes the view model")
  }

  @Test func `a change of the model that reaches no control is known`() {
    let change = call("content", of: "Model", accessor: .set, role: .model)
    let reaching = CallTree(roots: [call("press()", .touch, calling: [change, label])])
    var request = call("items()", .protocol, of: "Source", role: .service)
    request.isUnanswered = true

    #expect(CallTree(roots: [change]).changesNoControl)
    #expect(!reaching.changesNoControl)
    let rows = call("reloadData()", of: "TableView", role: .control)
    #expect(!CallTree(roots: [call("press()", .touch, calling: [change, rows])]).changesNoControl)
    // The answer can change a control.
    #expect(!CallTree(roots: [change, request]).changesNoControl)
    #expect(!CallTree(roots: [label]).changesNoControl)
  }

  @Test func `an event has no way if no control changes, or only in a new task`() {
    #expect(way() == nil)
    #expect(way(call("bind()", .starts, of: "View", calling: [label])) == nil)
  }
}
