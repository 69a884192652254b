import Catalog
import TerminalUI
import XRay

extension Figure {
  /// What it costs that X-ray could be asked for, and what taking a stack costs.
  static func xray() -> [Figure] {
    guard let pattern = Pattern.all.first, let alone = PressedScreen(of: pattern),
      let shown = PressedScreen(of: pattern)
    else { return [] }
    let window = Window(rootViewController: shown.viewController)
    let recorder = Recorder()
    let noWindow = "a press in no window"
    return [
      Figure(.xray, noWindow) { try await alone.press($0) },
      Figure(.xray, "in a window, X-ray off", reference: noWindow) { repetitions in
        try await shown.press(repetitions)
        withExtendedLifetime(window) {}
      },
      Figure(.xray, "taking a stack") { repetitions in
        for _ in 0..<repetitions { recorder.takeStack() }
      },
    ]
  }
}
