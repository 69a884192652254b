import Catalog
import PatternKit
import Testing
import UITesting

@testable import Reports
@testable import Tracing

@Suite("Replay: VisibleScreens and events")
struct VisibleScreensTests {
  @Test func `a task that a drawing starts is no part of the drawing`() {
    let calls: [(name: String, parent: Int?, kind: Call.Kind)] = [
      ("draw()", nil, .drawing), ("row()", 0, .call), ("load()", 1, .starts),
      ("end()", nil, .answer),
    ]
    let steps = calls.map {
      TimedSteps.Step(
        call: Call($0.kind, module: "M", type: "T", Member($0.name)), parent: $0.parent)
    }

    let screens = VisibleScreens(of: steps, before: 0, after: 2) {
      ["row": 1, "load": 2][$0.member.name]
    }

    #expect(screens.all == [0, 1, 2, 2])
  }

  @Test(arguments: Pattern.all)
  func `a recorded press begins with the touch, without the calls of the start`(
    pattern: Pattern
  ) async throws {
    let press = try #require(await Recording(.button, of: pattern)?.press())

    #expect(press.roots.first?.kind == .touch)
    #expect(!press.roots.contains { $0.kind == .start })
  }

  @Test func `an event that is repeated no time is an error`() {
    #expect(throws: (any Error).self) { try RepeatedEvent.list("press*0") }
  }
}
