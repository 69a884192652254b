import Model
import PatternKit
import Recordings
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

  /// Runs a demo of one pattern twice.
  ///
  /// The first run draws the screen after each change of a control. Drawing calls functions of the
  /// pattern, so it would change a recorded call tree. The second run records the calls and draws only
  /// before and after an action. Both count the same changes.
  ///
  /// - Parameter services: The services whose types are shown. `answers` answers in their place.
  init(
    of demo: PatternDemo, playing events: [RepeatedEvent], answering answers: Services,
    showing services: Services
  ) async {
    screens = await Self.screens(of: demo, playing: events, answering: answers)
    let driver = Self.driver(of: demo)
    var changeCount = 0
    let recording = Recording(
      of: driver, answering: answers, showing: services, readsValues: true
    ) { view in
      guard view.changesOutsideDrawing else { return nil }
      defer { changeCount += 1 }
      return changeCount
    }
    await recording.open()
    var recorded: [Event] = []
    for event in [nil] + events.map(Optional.some) {
      if let event { await recording.play(event.action) }
      let tree = await recording.finishEvent() ?? CallTree(roots: [])
      recorded.append(Event(tree: tree, screen: driver.screenLines))
    }
    precondition(changeCount == screens.count, "the runs of \(demo) changed the screen differently")
    (self.events, failure) = (recorded, recording.failures.first)
  }

  private static func screens(
    of demo: PatternDemo, playing events: [RepeatedEvent], answering answers: Services
  ) async -> [Int: [String]] {
    let driver = driver(of: demo)
    var screens: [Int: [String]] = [:]
    driver.onChange = { [weak driver] view in
      guard let driver, view.changesOutsideDrawing else { return }
      screens[screens.count] = driver.screenLines
    }
    let recording = Recording(of: driver, answering: answers, finding: nil)
    await recording.open()
    for event in events { await recording.play(event.action) }
    return screens
  }

  private static func driver(of demo: PatternDemo) -> ScreenDriver {
    let driver = ScreenDriver(demo, seed: Replay.seed)
    driver.size = (width: 44, height: 13)
    return driver
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
