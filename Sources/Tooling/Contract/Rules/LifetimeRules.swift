import Model
import PatternKit
import Recordings
import TerminalUI

nonisolated extension Rule {
  static let lifetimeRules = [
    Rule("cancels the load when it is closed while loading", of: .news) { driver in
      let request = try await driver.latestLoad()
      driver.close()
      try await driver.expect("cancelled", request.isCancelled, equals: true)
      try await driver.expect("leaks", driver.leaks, equals: [])
    },

    Rule("releases every object of the news list when it is closed", of: .news) { driver in
      try await driver.showNews(Self.itemsWithPictures(4))
      try await driver.answerImage(0, .success(Self.picture(width: 1)))
      driver.send(.open)
      driver.watchObjects()
      driver.send(.close)
      driver.send(.reload)
      try await driver.answerNews(.failure(.incompleteResponse))
      driver.watchObjects()
      driver.send(.close)
      driver.send(.open)
      driver.close()
      try await driver.expect("leaks", driver.leaks, equals: [])
    },

    releasingRule("releases every object of the button demo when it is closed", of: .button),
    releasingRule("releases every object of the print task when it is closed", of: .task),
  ]

  /// Returns the rule that no object of a demo with a button remains.
  private static func releasingRule(_ name: String, of demo: Demo) -> Rule {
    Rule(name, of: demo) { driver in
      driver.send(.press)
      await driver.runPendingTasks()
      driver.close()
      try await driver.expect("leaks", driver.leaks, equals: [])
    }
  }
}
