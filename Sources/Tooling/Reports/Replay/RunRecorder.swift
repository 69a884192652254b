import Contract
import Model
import PatternKit
import Stories
import TerminalUI

/// What one pattern did and showed in a demo.
struct RecordedRun {
  struct Event {
    let tree: CallTree
    let screen: [String]
  }

  let events: [Event]
  /// The lines of the screen after each change of a control, by the number of the change.
  let screens: [Int: [String]]
  /// The first error that no event requested.
  let failure: LoadError?
}

/// Records a demo of one pattern.
///
/// The demo runs twice. The first run draws the screen after each change of a control. Drawing calls
/// functions of the pattern, so it would change a recorded call tree. The second run records the
/// calls and draws only before and after an action. Both count the same changes.
struct RunRecorder {
  let demo: PatternDemo
  /// The services whose types are shown.
  let services: Services
  let answers: CachedServices

  private func makeDriver() -> ScreenDriver {
    let driver = ScreenDriver(demo, seed: Replay.seed)
    driver.size = (width: 44, height: 13)
    return driver
  }

  private func makePlayer(_ driver: ScreenDriver, recording: Recording? = nil) -> Player {
    let services = Services(news: answers, images: answers, digits: services.digits)
    return Player(driver, answering: services, recording: recording)
  }

  // MARK: The first run: screens

  private func screens(after events: [RepeatedEvent]) async -> [Int: [String]] {
    let driver = makeDriver()
    var screens: [Int: [String]] = [:]
    driver.onChange = { [weak driver] view in
      guard let driver, view.changesOutsideDrawing else { return }
      screens[screens.count] = driver.screenLines
    }
    let player = makePlayer(driver)
    await player.start()
    for event in events { await player.play(event.action) }
    return screens
  }

  // MARK: The second run: calls

  func run(_ events: [RepeatedEvent]) async -> RecordedRun {
    let screens = await screens(after: events)
    let driver = makeDriver()
    var changeCount = 0
    let recording = Recording(of: driver, services: services, readsValues: true) { view in
      guard view.changesOutsideDrawing else { return nil }
      defer { changeCount += 1 }
      return changeCount
    }

    let player = makePlayer(driver, recording: recording)
    var recorded: [RecordedRun.Event] = []
    await player.start()
    for event in [nil] + events.map(Optional.some) {
      if let event { await player.play(event.action) }
      let tree = await recording.finishEvent() ?? CallTree(roots: [])
      recorded.append(RecordedRun.Event(tree: tree, screen: driver.screenLines))
    }
    precondition(changeCount == screens.count, "the runs of \(demo) changed the screen differently")
    return RecordedRun(
      events: recorded, screens: screens, failure: player.failures.first)
  }
}

extension View {
  /// Whether a change of the view is not part of drawing a table. Drawing fills the cells.
  fileprivate var changesOutsideDrawing: Bool {
    let parents = sequence(first: self, next: \.superview)
    guard parents.contains(where: { $0 is TableViewCell }) else { return true }
    guard let image = self as? ImageView else { return false }
    return ![.nothing, .loading].contains(image.content)
  }
}
