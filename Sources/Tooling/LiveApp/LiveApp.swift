package import Console
package import PatternKit

/// Runs an app on a terminal: reads keys, shows frames, and sleeps in between.
package final class LiveApp {
  private let app: App
  private let terminal: Terminal
  /// The keys pressed since the last frame. They are handled in a separate turn of the main loop,
  /// so that no terminal code is on the stack. An X-ray then begins with the control.
  private var keys: [Key] = []
  private var isFramePending = false
  private var finish: CheckedContinuation<Void, any Error>?

  package init(_ app: App, on terminal: Terminal) {
    (self.app, self.terminal) = (app, terminal)
  }

  /// Shows the app until the user quits. The terminal is always restored, even after an error.
  ///
  /// Throws `TerminalLost` if the terminal is no longer connected.
  package func run() async throws {
    app.onChange = { [weak self] in self?.setNeedsFrame() }
    terminal.onKeys = { [weak self] keys in
      self?.keys += keys
      self?.setNeedsFrame()
    }
    terminal.onChange = { [weak self] in self?.setNeedsFrame() }
    defer { terminal.close() }
    try await withCheckedThrowingContinuation { continuation in
      finish = continuation
      terminal.onEnd = { [weak self] in self?.finish(throwing: TerminalLost()) }
      terminal.open()
      setNeedsFrame()
    }
  }

  /// Schedules one frame after this turn of the main loop, for any number of changes.
  private func setNeedsFrame() {
    guard !isFramePending else { return }
    isFramePending = true
    // A detached task inherits no action that is recorded.
    Task.detached { @MainActor [weak self] in self?.showFrame() }
  }

  private func showFrame() {
    isFramePending = false
    for key in keys { app.handle(key) }
    keys = []
    if app.isFinished { return finish(throwing: nil) }
    app.size = terminal.size
    terminal.show(app.frame())
  }

  private func finish(throwing error: (any Error)?) {
    let finish = finish
    self.finish = nil
    if let error { finish?.resume(throwing: error) } else { finish?.resume() }
  }
}

/// The terminal was disconnected while the app was running.
package nonisolated struct TerminalLost: ReportedError {
  package let message: LocalizedText = "the terminal was closed"
}
