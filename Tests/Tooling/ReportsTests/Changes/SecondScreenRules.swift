import Contract
import Model
import PatternKit
import Recordings
import TerminalUI

nonisolated extension ChangedContract {
  static let secondScreen = ChangedContract(
    "second-screen",
    rules: [
      Rule("opens an article without content as an alert with its digest", of: .news) { driver in
        try await driver.answerNews(
          .success([
            NewsItem(title: "One", digest: "First", content: "More"),
            NewsItem(title: "Two", digest: "Second"),
          ]))
        driver.send(.open)
        try await driver.expect("the opened text", driver.text, equals: "One\n\nMore")
        driver.send(.close)
        driver.send(.down)
        let frame = driver.draw()

        for _ in 0..<2 {
          driver.send(.open)
          try await driver.expect("the alert’s title", driver.alert?.title, equals: "Two")
          try await driver.expect("the alert’s message", driver.alert?.message, equals: "Second")
          driver.send(.close)
          try await driver.expect("the screen after closing", driver.draw(), equals: frame)
        }
      },

      Rule("opens the alert of the row on the screen, even if newer ones have arrived", of: .news) {
        driver in
        let old = [NewsItem(title: "Old", digest: "Old digest")]
        let new = [NewsItem(title: "New", digest: "New digest", content: "New content")]
        for turns in 0..<12 {
          driver.send(.reload)
          try await driver.answerNews(.success(old))
          try await driver.expectRows("title", driver.rows.map(\.title), equals: ["Old"])
          driver.send(.reload)
          await driver.runPendingTasks()
          driver.newsRequests.all.last?.answer(.success(new))
          for _ in 0..<turns { await Task.yield() }

          let title = driver.rows.first?.title
          driver.send(.open)
          try driver.require(
            "the opened title", driver.alert?.title ?? driver.text?.prefix(3).description,
            equals: title)
          try driver.require(
            "the message of the alert", driver.alert?.message,
            equals: title == "Old" ? "Old digest" : nil)
          driver.send(.close)
          try await driver.expectRows("title", driver.rows.map(\.title), equals: ["New"])
        }
      },

      Rule("releases every object after an article was opened as an alert", of: .news) { driver in
        try await driver.answerNews(.success([NewsItem(title: "One", digest: "First")]))
        driver.send(.open)
        try await driver.expect("the alert’s title", driver.alert?.title, equals: "One")
        driver.close()
        try await driver.expect("leaks", driver.leaks, equals: [])
      },
    ],
    replacing: ["opens an article without content as its title alone"])
}
