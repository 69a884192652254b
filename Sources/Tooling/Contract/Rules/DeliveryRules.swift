import Model
import PatternKit
import Recordings
import TerminalUI

nonisolated extension Rule {
  /// Rules for the time between a change of the model and its delivery to the screen. During that
  /// time, the screen shows the old rows.
  static let deliveryRules = [
    Rule("opens the article that the screen shows, even if newer ones have arrived", of: .news) {
      driver in
      let old = items(1...20, named: "Old")
      let feeds = [
        items(1...40, named: "New"), items(1...1, named: "New"), old.reversed(), [],
      ]
      // Tasks take turns. An answer that comes one turn later shows the other moments.
      for (new, isLate) in feeds.flatMap({ [($0, false), ($0, true)] }) {
        driver.send(.reload)
        try await driver.answerNews(.success(old))
        driver.send(.end)
        driver.send(.reload)
        await driver.runPendingTasks()
        let request = driver.newsRequests.all.last
        if isLate {
          driver.onQueue { _ = Task { request?.answer(.success(new)) } }
        } else {
          request?.answer(.success(new))
        }
        for _ in 0..<12 {
          try driver.requireEveryEvent(showing: [old, new])
          await Task.yield()
        }
        driver.size.height = 100
        try await driver.expectRows("title", driver.rows.map(\.title), equals: new.map(\.title))
      }
    }
  ]

  private static func items(_ numbers: ClosedRange<Int>, named name: String) -> [NewsItem] {
    numbers.map { NewsItem(title: "\(name) \($0)", content: "Content of \(name) \($0)") }
  }
}

extension ScreenDriver {
  /// Performs every event that acts on rows. Checks that the screen opens the row that it shows.
  fileprivate func requireEveryEvent(showing feeds: [[NewsItem]]) throws {
    let steps: [() -> Void] = [
      {}, { self.send(.up) }, { self.send(.pageUp) }, { self.size.height = 15 },
      { self.send(.home) }, { self.send(.down) }, { self.size.height = 9 }, { self.send(.end) },
    ]
    for step in steps {
      step()
      let lines = draw().filter { $0.hasPrefix("  ") || $0.hasPrefix("▸ ") }
      let titles = lines.map { String($0.dropFirst(2)) }
      let areOfOneFeed = feeds.contains { titles.isEmpty || $0.map(\.title).contains(titles) }
      try require("the rows \(titles) are those of one feed", areOfOneFeed, equals: true)

      let selected = lines.first { $0.hasPrefix("▸ ") }?.dropFirst(2)
      send(.open)
      try require("the opened text", text, equals: selected.map { "\($0)\n\nContent of \($0)" })
      if text != nil { send(.close) }
    }
  }
}
