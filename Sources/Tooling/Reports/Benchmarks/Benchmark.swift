import Catalog
import Feeds
import Mechanisms
import Model
import PatternKit
import TerminalUI

/// A press in a pattern, and the mechanism by which the pattern reports the change.
struct Benchmark {
  typealias Work = @MainActor (_ repetitions: Int) async -> Void

  let pattern: String
  let press: Work
  let mechanism: Mechanism
  let report: Work

  /// A benchmark of each pattern, and one of MVVM with a closure as its binding.
  static var all: [Benchmark] {
    PatternDemo.all(.button).compactMap { demo in
      demo.pattern.mechanism.map { Benchmark(demo.pattern.name, $0, makeScreen: demo.makeScreen) }
    } + [Benchmark("MVVM, closure", .closure, makeScreen: ClosureViewModel.makeScreen)]
  }
}

extension Benchmark {
  private init(_ pattern: String, _ mechanism: Mechanism, makeScreen: (Services) -> Screen) {
    // Each screen has its own digits, so that each press changes its label.
    let services = Services(
      news: BundledNewsSource(), images: URLImageSource(), digits: DifferentDigits())
    let screen = makeScreen(services)
    let view = screen.viewController.view
    let (label, button) = (
      view.descendants(of: Label.self)[0], view.descendants(of: Button.self)[0]
    )
    (self.pattern, self.mechanism) = (pattern, mechanism)
    var text = label.text
    press = Self.repeating {
      text = label.text
      withExtendedLifetime(screen) { button.press() }
    } until: {
      label.text != text
    }
    var number = 0
    let listener = Listener()
    let send = mechanism.report(to: listener)
    report = Self.repeating {
      number += 1
      send(number)
    } until: {
      listener.number == number
    }
  }

  private static func repeating(
    _ action: @escaping () -> Void, until condition: @escaping () -> Bool
  ) -> Work {
    { repetitions in
      for _ in 0..<repetitions {
        action()
        // With most mechanisms, the condition is true already.
        if !condition() { await takeTurns(until: condition) }
      }
    }
  }

  /// Runs the other tasks of the main actor until `condition` is true.
  private static func takeTurns(until condition: () -> Bool) async {
    for _ in 0..<100_000 {
      if condition() { return }
      await Task.yield()
    }
    preconditionFailure("a listener did not receive a change")
  }
}

/// A source of digits without equal neighbours.
private final class DifferentDigits: DigitSource {
  private var digit = 0

  func nextDigit() -> Int {
    digit = (digit + 1) % 10
    return digit
  }
}
