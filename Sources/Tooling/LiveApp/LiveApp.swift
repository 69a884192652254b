package import Console
package import PatternKit

/// Runs an app on a terminal: reads keys, shows frames, and sleeps in between.
package final class LiveApp {
  private let app: App
  private let terminal: Terminal
  private var finish: CheckedContinuation<Void, any Error>?

  package init(_ app: App, on terminal: Terminal) {
    (self.app, self.terminal) = (app, terminal)
  }

  /// Shows the app until the user quits. The terminal is always restored, even after an error.
  ///
  /// Throws `TerminalLost` if the terminal is no longer connected.
  package func run() async throws {
    let loop = EventLoop(app) { [weak self] in self?.showFrame() }
    terminal.onKeys = { loop.add($0) }
    terminal.onChange = { loop.setNeedsFrame() }
    defer { terminal.close() }
    try await withCheckedThrowingContinuation { continuation in
      finish = continuation
      terminal.onEnd = { [weak self] in self?.finish(throwing: TerminalLost()) }
      terminal.open()
      loop.setNeedsFrame()
    }
  }

  private func showFrame() {
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
