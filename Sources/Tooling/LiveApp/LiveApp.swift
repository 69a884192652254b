package import Contract
import Dispatch
package import Model
package import Terminal
import TerminalUI

/// An app on a terminal: keys go in, frames come out, and in between it sleeps.
package final class LiveApp {
  private let app: App
  private let terminal: Terminal
  /// What the user has pressed since the last frame. It is done in a turn of its own, in which
  /// the terminal has no part: an X-ray begins with the control.
  private var keys: [Key] = []
  private var isFramePending = false
  private var spinner: (any DispatchSourceTimer)?
  private var finish: CheckedContinuation<Void, any Error>?

  package init(
    _ demo: Demo, of pattern: Pattern, services: Services, showsXRay: Bool, on terminal: Terminal
  ) {
    self.terminal = terminal
    app = App(demo, of: pattern, services: services, showsXRay: showsXRay)
  }

  /// Shows the app until the user quits. However that happens, the terminal is given back.
  ///
  /// Throws if the terminal is gone.
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

  /// However much changes in one turn of the main loop, there is one frame after it.
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

  /// Turns the spinner, as long as something is under way. What comes at once does without.
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

/// The terminal has gone away while the app ran.
package nonisolated struct TerminalLost: Error {}
