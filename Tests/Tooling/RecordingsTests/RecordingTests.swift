import Catalog
import Model
import PatternKit
import Recordings
import TestSupport
import Testing

@Suite("Recordings: Recording")
struct RecordingTests {
  @Test func `a load that an event lets fail shows an alert, and no service has failed`()
    async throws
  {
    let recording = Recording(
      of: ScreenDriver(PatternDemo.all(.news)[0]),
      answering: Services(
        news: StubNewsSource(NewsItem(title: "One")), images: FailingImageSource(),
        digits: RandomDigits(seed: 7)),
      finding: nil)
    await recording.open()

    await recording.play(.fail)

    #expect(recording.driver.alert != nil)
    #expect(recording.driver.rows == [])
    #expect(recording.failures == [])
  }
}
