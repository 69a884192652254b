import Catalog
import Contract
import Feeds
import Model
import TerminalUI

/// The label and button of a pattern's button demo.
final class PressedScreen {
  private let screen: Screen
  private let label: Label
  private let button: Button

  /// Creates the screen. Returns `nil` if the pattern has no button demo.
  init?(of pattern: Pattern) {
    let services = Services(
      news: BundledNewsSource(), images: URLImageSource(), digits: DifferentDigits())
    guard let screen = pattern.makeScreen(of: .button, with: services),
      let label = screen.viewController.view.first(Label.self),
      let button = screen.viewController.view.first(Button.self)
    else { return nil }
    self.screen = screen
    self.label = label
    self.button = button
  }

  var viewController: ViewController { screen.viewController }

  var labelText: String { label.text }

  /// Presses the button `times` times. Each press waits until the label has its new text.
  func press(_ times: Int) async throws {
    for _ in 0..<times {
      let text = label.text
      button.press()
      // In most patterns, the text is new already.
      if label.text == text { try await takeTurns { label.text != text } }
    }
  }
}

extension View {
  /// Returns the first view of a kind among the view and its descendants.
  fileprivate func first<Kind: View>(_ kind: Kind.Type) -> Kind? {
    self as? Kind ?? subviews.lazy.compactMap { $0.first(kind) }.first
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
  /// Returns a figure for each pattern, followed by the figure of its baseline.
  static func presses() -> [Benchmark] {
    Pattern.all.flatMap { pattern in
      let bare = Pattern.bare.first { $0.id == pattern.id }
      return [
        press(in: pattern, reference: bare?.name), bare.flatMap { press(in: $0) },
      ].compactMap(\.self)
    }
  }

  private static func press(in pattern: Pattern, reference: String? = nil) -> Benchmark? {
    PressedScreen(of: pattern).map { screen in
      Benchmark(.press, pattern.name, reference: reference) { try await screen.press($0) }
    }
  }
}
