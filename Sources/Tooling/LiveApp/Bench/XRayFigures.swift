import Catalog
import PatternKit
import TerminalUI
import Tracing

extension Benchmark {
  /// Returns figures for a press with X-ray off and on.
  static func xray() -> [Benchmark] {
    guard let screen = Pattern.all.first.flatMap(PressedScreen.init) else { return [] }
    let window = Window(rootViewController: screen.viewController)
    let off = "X-ray off"
    return [
      Benchmark(.xray, off) { try await screen.press($0) },
      // A recorder slows down every press in the program, so each round has its own.
      Benchmark(.xray, "X-ray on", reference: off) { repetitions in
        let recorder = Recorder()
        window.onChange = { _ in recorder.takeStack() }
        defer { window.onChange = nil }
        for _ in 0..<repetitions {
          recorder.beginEvent()
          try await recorder.recordAsync { try await screen.press(1) }
        }
      },
    ]
  }
}
