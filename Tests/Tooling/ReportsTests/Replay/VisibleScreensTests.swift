import Testing

@testable import Reports
@testable import Stories

@Suite("Replay: visible screens")
struct VisibleScreensTests {
  /// The calls of an event: a name, the index of the caller, and how each is reached.
  typealias Calls = [(name: String, parent: Int?, kind: Call.Kind)]

  private func steps(_ calls: Calls) -> [Step] {
    calls.map { Step(Call($0.kind, module: "M", type: "T", Member($0.name)), at: $0.parent) }
  }

  @Test(
    arguments: [
      (
        "a change is visible immediately",
        [("press()", nil, .touch), ("row()", 0, .call), ("show()", 0, .call)], [0, 1, 2]
      ),
      (
        "a table shows new rows at the end of its drawing",
        [
          ("row()", nil, .touch), ("draw()", nil, .drawing), ("cell()", 1, .call),
          ("load()", 0, .call),
        ],
        [0, 0, 1, 2]
      ),
      (
        "a task that a drawing starts is no part of the drawing",
        [
          ("draw()", nil, .drawing), ("row()", 0, .call), ("load()", 1, .starts),
          ("end()", nil, .answer),
        ], [0, 1, 2, 2]
      ),
      ("the last step shows the screen after the event", [("press()", nil, .touch)], [2]),
    ] as [(String, Calls, [Int])])
  func `a step has the screen that a reader sees after it`(
    fact: String, calls: Calls, expected: [Int]
  ) {
    let screens = steps(calls).visibleScreens(before: 0, after: 2) {
      ["row": 1, "load": 2][$0.member.name]
    }

    #expect(screens == expected, "\(fact)")
  }

  @Test func `a task waits after its last step`() {
    var task = Call(.starts, module: "M", type: "T", Member("load()"))
    task.waitForAnswer()
    let steps = [Step(task)] + steps([("items()", 0, .protocol), ("end()", nil, .answer)])

    #expect(steps.waits == [1: ["the answer"]])
  }
}
