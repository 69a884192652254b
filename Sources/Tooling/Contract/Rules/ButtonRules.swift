import Model
import PatternKit
import Recordings
import TerminalUI

nonisolated extension Rule {
  static let buttonRules = [
    Rule("starts with “2333” on the label, above the button", of: .button) { driver in
      try await driver.expect("the label", driver.labelText, equals: "2333")
      try await driver.expect(
        "the first frame", driver.draw().prefix(2), equals: ["2333", "[ Click me! ]"])
    },

    Rule("shows the next digit of its source after each of 1,000 presses", of: .button) { driver in
      driver.seed = 2333
      driver.open()
      let digits = RandomDigits(seed: 2333)
      for press in 1...1000 {
        let digit = "\(digits.nextDigit())"
        driver.send(.press)
        await driver.wait { driver.labelText == digit }
        try driver.require("the label after press \(press)", driver.labelText, equals: digit)
      }
    },
  ]
}
