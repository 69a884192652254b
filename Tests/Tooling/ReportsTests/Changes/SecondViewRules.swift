import Contract
import Model
import PatternKit
import Recordings
import TerminalUI

nonisolated extension ChangedContract {
  static let secondView = ChangedContract(
    "second-view",
    rules: [
      Rule("shows the label and the button twice", of: .button) { driver in
        try await driver.expect("the labels", driver.labelTexts, equals: ["2333", "2333"])
        try await driver.expect(
          "the lines", driver.draw().filter { !$0.isEmpty },
          equals: ["2333", "[ Click me! ]", "2333", "[ Click me! ]"])
      },

      Rule(
        "shows the next digit on both labels after each press of the first button", of: .button
      ) { driver in
        try await driver.requireNextDigitOnBothLabels { _ in driver.send(.press) }
      },

      Rule(
        "shows the next digit on both labels after each press of the second button", of: .button
      ) { driver in
        try await driver.requireNextDigitOnBothLabels { _ in driver.pressSecondButton() }
      },

      Rule("shows the next digit on both labels if the buttons are pressed in turn", of: .button) {
        driver in
        try await driver.requireNextDigitOnBothLabels { number in
          if number.isMultiple(of: 2) { driver.pressSecondButton() } else { driver.send(.press) }
        }
      },
    ])
}

extension ScreenDriver {
  /// The texts of all labels, from top to bottom.
  fileprivate var labelTexts: [String] {
    views(of: Label.self).map(\.text)
  }

  /// Presses the second button itself. A `press` event goes to the first button.
  fileprivate func pressSecondButton() {
    views(of: Button.self).dropFirst().first?.press()
  }

  /// Performs 100 presses. Throws `Violation` if the labels do not show the digit of each press.
  fileprivate func requireNextDigitOnBothLabels(
    pressing press: (_ number: Int) -> Void
  ) async throws {
    let digits = RandomDigits(seed: seed)
    for number in 1...100 {
      let texts = Array(repeating: "\(digits.nextDigit())", count: 2)
      press(number)
      await wait { labelTexts == texts }
      try require("the labels after press \(number)", labelTexts, equals: texts)
    }
  }
}
