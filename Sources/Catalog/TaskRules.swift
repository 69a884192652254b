import TerminalUI

nonisolated extension Contract {
  static let taskRules = [
    Rule("says nothing before the task begins", of: .task) { driver in
      try await driver.demand("the text", driver.text, is: "")
    },

    Rule("finishes the work, then celebrates, each time the task begins", of: .task) { driver in
      for _ in 0..<3 {
        driver.send(.press)
        await driver.settle()
        try await driver.demand("the text", driver.text, is: "finish work!\ncelebrate Task!")
      }
    },

    Rule("frees every object of the print task when it is closed", of: .task) { driver in
      driver.send(.press)
      await driver.settle()
      driver.close()
      await driver.settle()
      try await driver.demand("leaks", driver.leaks, is: [])
    },
  ]
}
