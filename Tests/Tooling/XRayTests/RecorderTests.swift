import Testing
import XRay

@Suite("XRay: Recorder")
struct RecorderTests {
  @Test func `the recorder records the same stack only once per event`() {
    let recorder = Recorder()

    for _ in 1...3 { recorder.takeStack() }
    #expect(recorder.stackCount == 1)

    recorder.takeStack()
    #expect(recorder.stackCount == 2)
  }

  @Test func `the recorder records the same stack again in the next event`() {
    let recorder = Recorder()

    for _ in 1...2 {
      recorder.beginEvent()
      recorder.takeStack()
      #expect(recorder.stackCount == 1)
    }
  }
}
