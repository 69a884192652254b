import Console
import TerminalUI

/// Delivers keys to an app as the run loop of UIKit delivers touches: one key, then everything that the
/// key woke, then a frame, then the next key.
///
/// So each change belongs to the key that caused it, however fast the user types.
final class EventLoop {
  private let app: App
  private let showFrame: () -> Void
  private var keys: ArraySlice<Key> = []
  /// Keys for the rows of a selected pattern, which it has not loaded yet. Other keys overtake them.
  private var earlyKeys: ArraySlice<Key> = []
  private var needsFrame = true
  private var isTurnPending = false
  private var waitCount = 0
  /// What the app had recorded at the end of the last turn.
  private var stackCount: Int?

  /// The most turns in which a key waits. The tasks of a pattern that a learner wrote can wake each other
  /// without end.
  private static let maximumWaitCount = 500

  init(_ app: App, showFrame: @escaping () -> Void) {
    (self.app, self.showFrame) = (app, showFrame)
    app.onChange = { [weak self] in self?.setNeedsFrame() }
  }

  /// Whether there is no key, frame or task to wait for.
  var isIdle: Bool { !isTurnPending && keys.isEmpty }

  private var hasRowsForEarlyKeys: Bool { earlyKeys.first.map { !app.lacksRows(for: $0) } ?? false }

  func add(_ keys: [Key]) {
    self.keys += keys
    scheduleTurn()
  }

  /// Schedules one frame after the current turn of the main actor, for any number of changes.
  func setNeedsFrame() {
    needsFrame = true
    scheduleTurn()
  }

  private func scheduleTurn() {
    guard !isTurnPending else { return }
    isTurnPending = true
    // A detached task inherits no action that is recorded. It runs after the tasks that are scheduled
    // already. No code of the terminal is on its stack, so an X-ray begins with the control.
    Task.detached { @MainActor [weak self] in self?.takeTurn() }
  }

  private func takeTurn() {
    isTurnPending = false
    defer { if needsFrame || !keys.isEmpty || hasRowsForEarlyKeys { scheduleTurn() } }
    if keys.isEmpty { waitCount = 0 }
    let mayWait = waitCount < Self.maximumWaitCount
    waitCount += 1
    if app.hasWokenTasks, mayWait { return }
    if needsFrame {
      needsFrame = false
      showFrame()
      if mayWait { return }
    }
    // The last key can have started tasks, which start others. A key never waits for a service.
    let (before, now) = (stackCount, app.stackCount)
    stackCount = now
    if now != before, mayWait { return }
    if hasRowsForEarlyKeys { (keys, earlyKeys) = (earlyKeys + keys, []) }
    guard !app.isFinished, let key = keys.popFirst() else { return }
    if app.lacksRows(for: key) { return earlyKeys.append(key) }
    // A reload replaces the rows that these keys were for.
    if KeyBindings.action(of: key) == .send(.reload) { earlyKeys = [] }
    app.handle(key)
    (stackCount, waitCount) = (nil, 0)
  }
}
