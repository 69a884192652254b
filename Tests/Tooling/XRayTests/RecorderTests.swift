import Testing
import XRay

@Suite("A recorder")
struct RecorderTests {
  @Test func `takes the same stack once in an event`() {
    let recorder = Recorder()

    for _ in 1...3 { recorder.takeStack() }
    #expect(recorder.stackCount == 1)

    recorder.takeStack()
    #expect(recorder.stackCount == 2)
  }

  @Test func `takes a stack again in the next event`() {
    let recorder = Recorder()

    for _ in 1...2 {
      recorder.beginEvent()
      recorder.takeStack()
      #expect(recorder.stackCount == 1)
    }
  }
}
