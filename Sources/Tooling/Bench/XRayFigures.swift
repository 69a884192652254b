import Catalog
import Contract
import TerminalUI
import XRay

extension Benchmark {
  /// Returns figures for a press without a window, a press in a window with X-ray off and on, and
  /// naming the calls of a press.
  static func xray() -> [Benchmark] {
    guard let pattern = Pattern.all.first, let alone = PressedScreen(of: pattern),
      let shown = PressedScreen(of: pattern)
    else { return [] }
    let window = Window(rootViewController: shown.viewController)
    let noWindow = "a press in no window"
    let off = "in a window, X-ray off"
    return [
      Benchmark(.xray, noWindow) { try await alone.press($0) },
      Benchmark(.xray, off, reference: noWindow) { repetitions in
        try await shown.press(repetitions)
        withExtendedLifetime(window) {}
      },
      // A recorder slows down every press in the program, so each round has its own.
      Benchmark(.xray, "in a window, X-ray on", reference: off) { repetitions in
        let recorded = RecordedScreen(of: pattern)
        for _ in 0..<repetitions { try await recorded?.press() }
      },
      Benchmark(.xray, "naming the calls of a press") { repetitions in
        let recorded = RecordedScreen(of: pattern)
        try await recorded?.press()
        for _ in 0..<repetitions { _ = await recorded?.name() }
      },
    ]
  }
}

/// A pressed screen whose calls are recorded.
private final class RecordedScreen {
  private let screen: PressedScreen
  private let window: Window
  private let recorder = Recorder()
  private let scope: Recorder.Scope

  init?(of pattern: Pattern) {
    guard let screen = PressedScreen(of: pattern) else { return nil }
    self.screen = screen
    window = Window(rootViewController: screen.viewController)
    window.onChange = { [recorder] _ in recorder.takeStack() }
    scope = Recorder.Scope(module: pattern.module)
  }

  /// Presses the button once, as one event.
  func press() async throws {
    recorder.beginEvent()
    try await recorder.recordAsync { try await screen.press(1) }
  }

  func name() async -> CallTree? {
    await recorder.treeUpToNow(showing: scope)
  }
}
