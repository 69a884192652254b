import Testing

@testable import Comparison
@testable import Recognition
@testable import XRay

@Suite("Comparison: PressFacts")
struct PressFactsTests {
  @Test func `the facts of a press state that it reaches the model through a task`() throws {
    func call(
      _ kind: Call.Kind, _ type: String, in module: String = "Mine", sets: Bool = false,
      _ calls: Call...
    ) -> Call {
      var call = Call(
        kind, module: module, type: type, function: "work()", accessor: sets ? .set : nil)
      call.calls = calls
      return call
    }
    let task = call(.starts, "Worker", call(.call, "ButtonModel", in: "Model"))
    let label = call(.call, "Label", in: "TerminalUI", sets: true)
    let press = call(.touch, "Button", in: "TerminalUI", call(.closure, "View", task, label))

    let facts = try #require(PressFacts(CallTree(roots: [press])))

    #expect(facts.compared(with: facts).contains("  ✔ The press reaches Worker through a task."))
  }
}
