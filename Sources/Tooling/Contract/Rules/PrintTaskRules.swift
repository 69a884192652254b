import PatternKit
import Recordings
import TerminalUI

nonisolated extension Rule {
  static let printTaskRules = [
    Rule("shows no text before the task begins", of: .task) { driver in
      try await driver.expect("the text", driver.text, equals: "")
    },

    Rule("finishes the work, then celebrates, each time the task begins", of: .task) { driver in
      for _ in 0..<3 {
        driver.send(.press)
        try await driver.expect("the text", driver.text, equals: "finish work!\ncelebrate Task!")
      }
    },
  ]
}
