import Testing

@testable import Reports
@testable import Tracing

@Suite("Replay: visible screens")
struct VisibleScreensTests {
  @Test func `a task that a drawing starts is no part of the drawing`() {
    let calls: [(name: String, parent: Int?, kind: Call.Kind)] = [
      ("draw()", nil, .drawing), ("row()", 0, .call), ("load()", 1, .starts),
      ("end()", nil, .answer),
    ]
    let steps = calls.map {
      Step(Call($0.kind, module: "M", type: "T", Member($0.name)), at: $0.parent)
    }

    let screens = steps.visibleScreens(before: 0, after: 2) {
      ["row": 1, "load": 2][$0.member.name]
    }

    #expect(screens == [0, 1, 2, 2])
  }
}
