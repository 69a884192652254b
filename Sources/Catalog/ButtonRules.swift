import Model
import TerminalUI

nonisolated extension Contract {
  static let buttonRules = [
    Rule("starts with “2333” on the label", of: .button) { driver in
      try await driver.demand("the label", driver.labelText, is: "2333")
      try await driver.demand(
        "the first frame", driver.draw().prefix(2), is: ["2333", "[ Click me! ]"])
    },

    Rule(
      "shows the next digit of its source after each of 1,000 presses", of: .button,
      given: { driver in driver.seed = 2333 },
      check: { driver in
        let digits = RandomDigits(seed: 2333)
        for press in 1...1000 {
          let digit = "\(digits.nextDigit())"
          driver.send(.press)
          await driver.wait { driver.labelText == digit }
          try driver.check("the label after press \(press)", driver.labelText, is: digit)
        }
      }),

    Rule("frees every object of the button demo when it is closed", of: .button) { driver in
      driver.send(.press)
      await driver.settle()
      driver.close()
      await driver.settle()
      try await driver.demand("leaks", driver.leaks, is: [])
    },
  ]
}
