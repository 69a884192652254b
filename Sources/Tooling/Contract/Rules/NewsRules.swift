package import Model
import PatternKit
package import Recordings
import TerminalUI

nonisolated extension Rule {
  static let newsRules = [
    Rule("shows “Loading…” above the rows until the feed arrives", of: .news) { driver in
      try await driver.expect("the first frame", driver.draw().first, equals: "Loading…")

      try await driver.answerNews(.success([NewsItem(title: "One")]))
      try await driver.expect("the label after loading", driver.labelText, equals: "")
      driver.send(.reload)
      try await driver.expect("the label after a reload", driver.labelText, equals: "Loading…")
    },

    Rule("shows a feed that loads immediately", of: .news) { driver in
      driver.newsRequests.stubbedResponse = .success([NewsItem(title: "One")])
      driver.open()
      try await driver.expectRows("title", driver.rows.map(\.title), equals: ["One"])
    },

    Rule("shows one row per item, in feed order, with every field", of: .news) { driver in
      driver.size.height = 100
      try await driver.answerNews(
        .success([
          NewsItem(
            title: "One", digest: "First", content: "More", date: CalendarDate("2016-01-25"),
            imageAddress: "image 1", replyCount: 9999),
          NewsItem(title: "Two", date: CalendarDate("2024-12-31")),
          NewsItem(title: "Three", digest: "Third"),
          NewsItem(title: "新闻一", replyCount: 0),
          NewsItem(title: "Two"),
        ]))
      try await driver.expectRows(
        "every field", driver.rows,
        equals: [
          .init(
            title: "One", detail: "First", date: "25 Jan 2016", accessory: "9999 replies",
            picture: "[…]"),
          .init(title: "Two", date: "31 Dec 2024"),
          .init(title: "Three", detail: "Third"),
          .init(title: "新闻一", accessory: "0 replies"),
          .init(title: "Two"),
        ])
    },

    Rule("shows reply counts as “1 reply” and “10K replies”", of: .news) { driver in
      driver.size.height = 100
      let counts = [0, 1, 2, 9999, 10_000, 10_999, 23_456, 1_000_000, 12_345_678, 999_999_999_999]
      try await driver.answerNews(.success(counts.map { NewsItem(title: "\($0)", replyCount: $0) }))
      try await driver.expectRows(
        "accessory", driver.rows.map(\.accessory),
        equals: [
          "0 replies", "1 reply", "2 replies", "9999 replies", "10K replies", "10K replies",
          "23K replies", "1000K replies", "12345K replies", "999999999K replies",
        ])
    },

    Rule("formats every date as day, month and year", of: .news) { driver in
      driver.size.height = 100
      let months = (1...12).map { CalendarDate(year: 2016, month: $0, day: $0) }
      let years = [1, 1969, 2000, 2105, 9999].map { CalendarDate(year: $0, month: 12, day: 31) }
      try await driver.answerNews(
        .success((months + years).map { NewsItem(title: "A date", date: $0) }))
      try await driver.expectRows(
        "date", driver.rows.map(\.date),
        equals: [
          "1 Jan 2016", "2 Feb 2016", "3 Mar 2016", "4 Apr 2016", "5 May 2016", "6 Jun 2016",
          "7 Jul 2016", "8 Aug 2016", "9 Sep 2016", "10 Oct 2016", "11 Nov 2016", "12 Dec 2016",
          "31 Dec 1", "31 Dec 1969", "31 Dec 2000", "31 Dec 2105", "31 Dec 9999",
        ])
    },

    Rule("shows “No news” for an empty feed", of: .news) { driver in
      try await driver.answerNews(.success([]))
      try await driver.expect("the label", driver.labelText, equals: "No news")
      try await driver.expectRows("title", driver.rows.map(\.title), equals: [])
    },

    Rule("opens the selected row’s content and returns to the same row", of: .news) { driver in
      let items = (0..<30).map { NewsItem(title: "Title \($0)", content: "Content \($0)") }
      try await driver.answerNews(.success(items))
      for _ in 0..<17 { driver.send(.down) }
      let frame = driver.draw()

      driver.send(.open)
      try await driver.expect(
        "the opened screen", driver.draw().prefix(3), equals: ["Title 17", "", "Content 17"])

      driver.send(.close)
      try await driver.expect("the screen after closing", driver.draw(), equals: frame)
    },

    Rule("opens an article without content as its title alone", of: .news) { driver in
      try await driver.answerNews(.success([NewsItem(title: "One", digest: "First")]))
      driver.send(.open)
      try await driver.expect("the opened text", driver.text, equals: "One")
    },

    Rule("shows an alert with the reason when a load fails, and keeps the rows", of: .news) {
      driver in
      try await driver.answerNews(.success([NewsItem(title: "One", content: "More")]))
      let errors = [LoadError.status(404), .timedOut(seconds: 15), .timedOut(seconds: 15)]
      for error in errors {
        let alert = "the alert after “\(error)”"
        driver.send(.reload)
        try await driver.answerNews(.failure(error))
        try await driver.expect(
          "title of \(alert)", driver.alert?.title, equals: "Could not load the news")
        try await driver.expect(
          "message of \(alert)", driver.alert?.message, equals: error.description)

        driver.send(.close)
        try await driver.expect("another alert, behind \(alert)", driver.alert?.title, equals: nil)
        try await driver.expect("the label", driver.labelText, equals: "")
        try await driver.expectRows("title", driver.rows.map(\.title), equals: ["One"])
      }

      driver.send(.reload)
      driver.send(.open)
      try await driver.answerNews(.failure(.incompleteResponse))
      try await driver.expect(
        "title of the alert over an article", driver.alert?.title,
        equals: "Could not load the news")
      driver.send(.close)
      try await driver.expect("the article below the alert", driver.text, equals: "One\n\nMore")
    },

    Rule("replaces the rows on reload", of: .news) { driver in
      try await driver.answerNews(.success([NewsItem(title: "One"), NewsItem(title: "Two")]))
      for titles in [["Two", "Three"], ["Four"], [], ["Five", "Six"]] {
        driver.send(.reload)
        try await driver.answerNews(.success(titles.map { NewsItem(title: $0) }))
        try await driver.expectRows("title", driver.rows.map(\.title), equals: titles)
      }
    },

    Rule("shows “No news” if a reload returns an empty feed", of: .news) { driver in
      try await driver.answerNews(.success([NewsItem(title: "One")]))
      driver.send(.reload)
      try await driver.answerNews(.success([]))
      try await driver.expect("the label", driver.labelText, equals: "No news")
    },

    Rule("keeps the selected row on reload", of: .news) { driver in
      let items = (1...5).map { NewsItem(title: "Title \($0)") }
      try await driver.answerNews(.success(items))
      for _ in 0..<3 { driver.send(.down) }
      driver.send(.reload)
      try await driver.answerNews(.success(items))
      try await driver.expect("the selected row", driver.selectedRow, equals: 3)
    },

    Rule("keeps the rows while it loads again", of: .news) { driver in
      try await driver.answerNews(.success([NewsItem(title: "One")]))
      driver.send(.reload)
      try await driver.expectRows("title", driver.rows.map(\.title), equals: ["One"])
    },

    Rule("shows the later feed after two quick reloads", of: .news) { driver in
      try await driver.answerNews(.success([NewsItem(title: "Old")]))
      for earlierAnswersFirst in [true, false] {
        driver.send(.reload)
        let earlier = try await driver.latestLoad()
        driver.send(.reload)
        let later = try await driver.latestLoad()
        try driver.require("the second reload starts a load", earlier !== later, equals: true)

        if earlierAnswersFirst {
          earlier.answer(.success([NewsItem(title: "Earlier")]))
          await driver.runPendingTasks()
        }
        later.answer(.success([NewsItem(title: "Later")]))
        await driver.runPendingTasks()
        earlier.answer(.failure(.incompleteResponse))
        try await driver.expectRows("title", driver.rows.map(\.title), equals: ["Later"])
      }
    },
  ]
}

extension ScreenDriver {
  /// Completes the latest load with `outcome`, and runs all tasks that the answer wakes.
  package func answerNews(_ outcome: Result<[NewsItem], LoadError>) async throws {
    let request = try await latestLoad()
    onQueue { request.answer(outcome) }
    await runPendingTasks()
  }

  /// Runs all pending tasks, and returns the latest load that waits for an answer.
  func latestLoad() async throws -> PendingRequests<Void, [NewsItem]>.Request {
    await runPendingTasks()
    guard let request = newsRequests.all.last else {
      throw Violation(what: "the feed", expected: "a load", found: "none")
    }
    return request
  }
}
