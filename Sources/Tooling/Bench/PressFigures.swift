import Catalog
import Contract
import Feeds
import Model
import TerminalUI

/// The button demo of a pattern, and its label and button.
final class PressedScreen {
  private let screen: Screen
  private let label: Label
  private let button: Button

  /// Makes the screen, or nothing if the pattern has no button demo.
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

  /// Presses the button so many times, each time until the label has its new text.
  func press(_ times: Int) async throws {
    for _ in 0..<times {
      let text = label.text
      button.press()
      // Most patterns are done by now.
      if label.text == text { try await takeTurns { label.text != text } }
    }
  }
}

extension View {
  /// The first view of a kind in the view, itself included.
  fileprivate func first<Kind: View>(_ kind: Kind.Type) -> Kind? {
    self as? Kind ?? subviews.lazy.compactMap { $0.first(kind) }.first
  }
}

/// Digits of which no two neighbours are equal, so that each press changes the label.
final class DifferentDigits: DigitSource {
  private var digit = 0

  func nextDigit() -> Int {
    digit = (digit + 1) % 10
    return digit
  }
}

extension Benchmark {
  /// A press in each pattern, followed by one of what the pattern is built on.
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
