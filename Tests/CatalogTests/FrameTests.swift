import Catalog
import Contract
import Model
import PatternKit
import Recordings
import Testing

@Suite("Frames")
struct FrameTests {
  /// A view model changes several properties, and each has a binding of its own. The bindings deliver one
  /// after another, before the frame that the first of them requests.
  @Test(arguments: PatternDemo.all(.news), [true, false])
  func `no frame shows a part of what an answer changes`(demo: PatternDemo, isSuccess: Bool)
    async throws
  {
    let driver = ScreenDriver(demo)
    await driver.start()
    let before = driver.draw()
    var frames: [[String]] = []
    // As in the live app, the first change requests a frame, which is drawn in a later turn.
    var isFrameRequested = false
    driver.onChange = { _ in
      if !isFrameRequested { Task { frames.append(driver.draw()) } }
      isFrameRequested = true
    }

    try await driver.answerNews(
      isSuccess ? .success([NewsItem(title: "One")]) : .failure(.incompleteResponse))
    await driver.runPendingTasks()

    #expect(frames == [driver.draw()])
    #expect(frames != [before])
  }
}
