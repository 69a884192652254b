import Console
import PatternKit
import TestSupport
import Testing

@testable import LiveApp
@testable import Tracing

@Suite("Live app: LiveXRay")
struct LiveXRayTests {
  // In a process of its own, no other test has found the lines before.
  @Test func `an answer during a key without effect belongs to the event before`() {
    let recorder = Recorder(finding: .names)
    recorder.beginEvent("reload")
    recorder.record { recorder.takeStack() }

    recorder.beginEvent("down")
    recorder.record { recorder.noteAnswer() }

    #expect(recorder.discardEmptyEvent())
    #expect(recorder.event.name == "reload")
    #expect(recorder.stackCount == 2)
  }

  @Test func `the X-ray shows the names of an event before the lines are known`() async {
    await #expect(processExitsWith: .success) { try await Self.pressTwice() }
  }

  private static func pressTwice() async throws {
    let test = try AppUnderTest("mvvm button --xray sources")
    let xray = test.app.xray
    var haveLines: [Bool] = []
    let redraw = xray.onChange
    xray.onChange = {
      haveLines.append(xray.steps.contains { !$0.lines.isEmpty })
      redraw?()
    }

    test.type(.character(" "))
    _ = test.app.frame()
    await xray.lookup?.value
    #expect(haveLines == [false, true])

    // The lines of the same calls are known already.
    test.type(.character(" "))
    _ = test.app.frame()
    await xray.lookup?.value

    #expect(haveLines.dropFirst(2) == [true, true])
  }
}
