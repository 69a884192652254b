import Contract
import Model
import PatternKit
import Recordings
import TerminalUI

nonisolated extension ChangedContract {
  static let banner = ChangedContract(
    "banner",
    rules: [
      Rule(
        "shows a failed load as a line above the rows, without an alert, and keeps the rows",
        of: .news
      ) { driver in
        try await driver.answerNews(.failure(.status(404)))
        try await driver.expectFailureLine(for: .status(404), aboveRows: [])

        driver.send(.reload)
        try await driver.answerNews(.success([NewsItem(title: "One"), NewsItem(title: "Two")]))
        for error in [LoadError.status(404), .timedOut(seconds: 15)] {
          driver.send(.reload)
          try await driver.answerNews(.failure(error))
          try await driver.expectFailureLine(for: error, aboveRows: ["One", "Two"])
          try await driver.expect(
            "the screen", driver.draw().prefix(2),
            equals: ["Could not load the news: \(error.description)", "▸ One"])

          driver.send(.open)
          try await driver.expect("the opened text", driver.text, equals: "One")
          driver.send(.close)
          try await driver.expectFailureLine(for: error, aboveRows: ["One", "Two"])
        }
      },

      Rule(
        "removes the line of a failed load while the next load runs and after it succeeds",
        of: .news
      ) { driver in
        try await driver.answerNews(.success([NewsItem(title: "Old")]))
        for (titles, status) in [(["One", "Two"], ""), ([], "No news"), (["Three"], "")] {
          let oldTitles = driver.rows.map(\.title)
          driver.send(.reload)
          try await driver.answerNews(.failure(.status(404)))
          try await driver.expectFailureLine(for: .status(404), aboveRows: oldTitles)

          driver.send(.reload)
          try await driver.expect(
            "the line while loading again", driver.labelText, equals: "Loading…")
          try await driver.expect("the rows", driver.rows.map(\.title), equals: oldTitles)

          try await driver.answerNews(.success(titles.map { NewsItem(title: $0) }))
          try await driver.expect("the line after loading", driver.labelText, equals: status)
          try await driver.expect("the rows", driver.rows.map(\.title), equals: titles)
        }
      },

      Rule("shows the line again after two equal failures in a row", of: .news) { driver in
        let error = LoadError.timedOut(seconds: 15)
        for _ in 0..<2 {
          try await driver.answerNews(.failure(error))
          try await driver.expectFailureLine(for: error, aboveRows: [])
          driver.send(.reload)
          try await driver.expect(
            "the line while loading again", driver.labelText, equals: "Loading…")
        }

        driver.newsRequests.stubbedResponse = .failure(error)
        for _ in 0..<2 {
          driver.send(.reload)
          try await driver.expectFailureLine(for: error, aboveRows: [])
        }
      },
    ],
    replacing: ["shows an alert with the reason when a load fails, and keeps the rows"])
}

extension ScreenDriver {
  /// Throws `Violation` if the line above the rows does not state the reason, if an alert is open,
  /// or if the rows have other titles.
  fileprivate func expectFailureLine(
    for error: LoadError, aboveRows titles: [String]
  ) async throws {
    try await expect(
      "the line above the rows", labelText,
      equals: "Could not load the news: \(error.description)")
    try await expect("the alert", alert?.title, equals: nil)
    try await expect("the rows", rows.map(\.title), equals: titles)
  }
}
