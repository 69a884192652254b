import Contract
import Model
import PatternKit
import Recordings
import TerminalUI

nonisolated extension ChangedContract {
  static let asyncDigit = ChangedContract(
    "async-digit",
    rules: [
      Rule("shows “…” after a press until the digit arrives", of: .button) { driver in
        let digits = driver.openWithHeldDigits()
        for digit in [7, 0, 0] {
          driver.send(.press)
          try await driver.expect("the label before the digit", driver.labelText, equals: "…")

          digits.requests.all.first?.answer(.success(digit))
          try await driver.expect(
            "the label after the digit", driver.labelText, equals: "\(digit)")
        }
        try await driver.expect(
          "the number of requests", digits.requests.count, equals: 3)
      },

      Rule("requests and shows the digits of two quick presses one after the other", of: .button) {
        driver in
        let digits = driver.openWithHeldDigits()
        driver.send(.press)
        driver.send(.press)
        try await driver.expect("the label before the digits", driver.labelText, equals: "…")
        try await driver.expect(
          "the number of requests", digits.requests.count, equals: 1)

        digits.requests.all.first?.answer(.success(7))
        try await driver.expect("the label after the first digit", driver.labelText, equals: "7")
        try await driver.expect(
          "the number of requests", digits.requests.count, equals: 2)

        digits.requests.all.first?.answer(.success(3))
        try await driver.expect("the label after the second digit", driver.labelText, equals: "3")
        try await driver.expect(
          "the number of requests", digits.requests.count, equals: 2)
      },

      Rule("releases every object when it is closed while it waits for a digit", of: .button) {
        driver in
        let digits = driver.openWithHeldDigits()
        driver.send(.press)
        driver.send(.press)
        await driver.runPendingTasks()
        let request = digits.requests.all.first
        driver.close()
        try await driver.expect(
          "whether the only request is cancelled",
          digits.requests.count == 1 && request?.isCancelled == true, equals: true)
        try await driver.expect("leaks", driver.leaks, equals: [])
      },
    ])
}

extension ScreenDriver {
  /// Opens the demo again, with a digit source whose requests are answered by the caller.
  fileprivate func openWithHeldDigits() -> HeldDigits {
    let digits = HeldDigits()
    wrapServices = { services in
      var services = services
      services.digits = digits
      return services
    }
    open()
    return digits
  }
}
