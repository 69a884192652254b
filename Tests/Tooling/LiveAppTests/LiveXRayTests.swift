import Console
import PatternKit
import Testing

@testable import LiveApp
@testable import Stories
@testable import Tracing

@Suite("Live app: LiveXRay")
struct LiveXRayTests {
  @Test func `what another task does during a key without effect belongs to the event before`()
    async
  {
    let recorder = Recorder(finding: .names)
    recorder.beginEvent("reload")
    recorder.record { recorder.takeStack() }

    recorder.beginEvent("down")
    // A source that decodes a feed calls functions of the model on another thread.
    await recorder.record {
      Task {
        recorder.takeStack()
        recorder.noteAnswer()
      }
    }.value

    #expect(recorder.discardEmptyEvent())
    #expect(recorder.event.name == "reload")
    #expect(recorder.stackCount == 3)
  }

  // In a process of its own, no other test has found the lines before.
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
