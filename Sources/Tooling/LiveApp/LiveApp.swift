import Dispatch
package import Model
package import PatternDefinition
package import SourceCode
package import Terminal
import TerminalUI
package import TextOutput

/// Runs an app on a terminal: reads keys, shows frames, and sleeps in between.
package final class LiveApp {
  private let app: App
  private let terminal: Terminal
  /// The keys pressed since the last frame. They are handled in a separate turn of the main loop,
  /// so that no terminal code is on the stack. An X-ray then begins with the control.
  private var keys: [Key] = []
  private var isFramePending = false
  private var spinner: (any DispatchSourceTimer)?
  private var finish: CheckedContinuation<Void, any Error>?

  package init(
    _ demo: Demo, of pattern: Pattern, services: Services, showsXRay: Bool, checkout: Checkout?,
    folder: String? = nil, language: Language, on terminal: Terminal
  ) {
    self.terminal = terminal
    app = App(
      demo, of: pattern, services: services, showsXRay: showsXRay, checkout: checkout,
      folder: folder, language: language)
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
    defer { spinner?.cancel() }
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
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.showFrame() }
    }
  }

  private func showFrame() {
    isFramePending = false
    for key in keys where !app.isFinished { app.handle(key) }
    keys = []
    if app.isFinished { return finish(throwing: nil) }
    app.size = terminal.size
    terminal.show(app.frame())
    if app.isLoading, spinner == nil { startSpinner() }
  }

  /// Turns the spinner while something is loading. A load that takes less than 0.1 seconds shows no
  /// spinner.
  private func startSpinner() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 0.1, repeating: 0.1)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.app.turnSpinner()
        if !self.app.isLoading {
          self.spinner?.cancel()
          self.spinner = nil
        }
      }
    }
    timer.activate()
    spinner = timer
  }

  private func finish(throwing error: (any Error)?) {
    let finish = finish
    self.finish = nil
    if let error { finish?.resume(throwing: error) } else { finish?.resume() }
  }
}

/// The terminal was disconnected while the app was running.
package nonisolated struct TerminalLost: Error {}
