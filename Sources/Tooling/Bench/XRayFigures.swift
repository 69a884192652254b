import Catalog
import Contract
import TerminalUI
import XRay

extension Benchmark {
  /// Returns figures for a press without a window, a press in a window with X-ray off, and taking a
  /// stack.
  static func xray() -> [Benchmark] {
    guard let pattern = Pattern.all.first, let alone = PressedScreen(of: pattern),
      let shown = PressedScreen(of: pattern)
    else { return [] }
    let window = Window(rootViewController: shown.viewController)
    let recorder = Recorder()
    let noWindow = "a press in no window"
    return [
      Benchmark(.xray, noWindow) { try await alone.press($0) },
      Benchmark(.xray, "in a window, X-ray off", reference: noWindow) { repetitions in
        try await shown.press(repetitions)
        withExtendedLifetime(window) {}
      },
      Benchmark(.xray, "taking a stack") { repetitions in
        for _ in 0..<repetitions { recorder.takeStack() }
        recorder.beginEvent()
      },
    ]
  }
}
