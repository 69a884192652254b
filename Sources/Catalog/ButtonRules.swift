import Model
import TerminalUI

nonisolated extension Contract {
  static let buttonRules = [
    Rule("starts with “2333” on the label", of: .button) { driver in
      try await driver.demand("the label", driver.labelText, is: "2333")
      try await driver.demand(
        "the first frame", driver.draw().prefix(2), is: ["2333", "[ Click me! ]"])
    },

    Rule("shows the next digit after each of 1,000 presses", of: .button) { driver in
      let digits = RandomDigits(seed: 0)
      for press in 1...1000 {
        driver.send(.press)
        try await driver.demand(
          "the label after press \(press)", driver.labelText, is: "\(digits.nextDigit())")
      }
    },

    Rule("frees every object of the button demo when it is closed", of: .button) { driver in
      driver.send(.press)
      await driver.settle()
      driver.close()
      await driver.settle()
      try await driver.demand("what outlived the demo", driver.survivors, is: [])
    },
  ]
}
