import Catalog
import Feeds
import Model
import PatternKit
import TerminalUI

extension Benchmark {
  /// A press of each pattern, and one of MVVM with a closure as its binding.
  static var presses: [Benchmark] {
    PatternDemo.all(.button).map { demo in
      let services = Services(
        news: BundledNewsSource(), images: URLImageSource(), digits: DifferentDigits())
      return press(on: demo.makeScreen(with: services), demo.pattern.name)
    } + [press(on: ClosureViewModel.makeScreen(), "MVVM, closure")]
  }

  /// Returns a press of the button, until the label has its new text.
  private static func press(on screen: Screen, _ name: String) -> Benchmark {
    let view = screen.viewController.view
    let (label, button) = (view.descendants(of: Label.self), view.descendants(of: Button.self))
    return Benchmark(name: name) { [label = label[0], button = button[0]] in
      for _ in 0..<$0 {
        let text = label.text
        button.press()
        // In most patterns, the text is new already.
        if label.text == text { await takeTurns { label.text != text } }
      }
      withExtendedLifetime(screen) {}
    }
  }
}

/// A view model whose binding is a closure.
private final class ClosureViewModel {
  private let model = ButtonModel(digits: DifferentDigits())
  private var contentDidChange: (String) -> Void = { _ in }

  private func buttonTapped() {
    model.changeNumber()
    contentDidChange("\(model.number)")
  }

  static func makeScreen() -> Screen {
    let (viewModel, screen) = (ClosureViewModel(), ViewController())
    let (label, button) = (Label(), Button(title: "Click me!"))
    screen.view.addSubview(label)
    screen.view.addSubview(button)
    button.addTarget(viewModel, action: ClosureViewModel.buttonTapped)
    viewModel.contentDidChange = { [weak label] in label?.text = $0 }
    return Screen(screen, retaining: viewModel)
  }
}

/// A source of digits without equal neighbours, so that each press changes the label.
private final class DifferentDigits: DigitSource {
  private var digit = 0

  func nextDigit() -> Int {
    digit = (digit + 1) % 10
    return digit
  }
}
