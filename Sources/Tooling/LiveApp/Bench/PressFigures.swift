import Catalog
import Inputs
import Model
import PatternKit
import TerminalUI

/// The label and button of a pattern's button demo.
final class PressedScreen {
  private let screen: Screen
  private let label: Label
  private let button: Button

  /// Creates the screen. Returns `nil` if the demo has no label or no button.
  init?(of demo: PatternDemo) {
    let services = Services(
      news: BundledNewsSource(), images: URLImageSource(), digits: DifferentDigits())
    let screen = demo.makeScreen(with: services)
    guard let label = screen.viewController.view.descendants(of: Label.self).first,
      let button = screen.viewController.view.descendants(of: Button.self).first
    else { return nil }
    self.screen = screen
    self.label = label
    self.button = button
  }

  var labelText: String { label.text }

  /// Presses the button `times` times. Each press waits until the label has its new text.
  func press(_ times: Int) async {
    for _ in 0..<times {
      let text = label.text
      button.press()
      // In most patterns, the text is new already.
      if label.text == text { await takeTurns { label.text != text } }
    }
  }
}

/// A source of digits without equal neighbours, so that each press changes the label.
final class DifferentDigits: DigitSource {
  private var digit = 0

  func nextDigit() -> Int {
    digit = (digit + 1) % 10
    return digit
  }
}

extension Benchmark {
  /// Returns a figure for each pattern. It is compared with the first pattern.
  static func presses() -> [Benchmark] {
    PatternDemo.all(.button).compactMap { demo in
      guard let screen = PressedScreen(of: demo) else { return nil }
      return Benchmark(
        .press, demo.pattern.name, reference: Pattern.all.first?.name, work: screen.press)
    }
  }
}
