import Contract
import Foundation
import Model
import PatternKit
import Recordings
import TerminalUI

nonisolated extension ChangedContract {
  static let markAsRead = ChangedContract(
    "mark-as-read",
    rules: [
      Rule("marks every row with “•” until it is opened", of: .news) { driver in
        driver.size.height = 6
        try await driver.answerNews(.success((1...30).map { NewsItem(title: "Title \($0)") }))
        try await driver.expect(
          "the marked rows", driver.markedTitles, equals: ["Title 1", "Title 2", "Title 3"])
        try await driver.expect(
          "the number of marks on the screen",
          driver.draw().filter { $0.contains("•") }.count, equals: 3)

        driver.openAndClose()
        driver.send(.end)
        try await driver.expect(
          "the marked rows at the end", driver.markedTitles,
          equals: ["Title 28", "Title 29", "Title 30"])
        driver.openAndClose()
        driver.send(.home)
        try await driver.expect(
          "the marked rows at the beginning", driver.markedTitles, equals: ["Title 2", "Title 3"])
        driver.send(.end)
        try await driver.expect(
          "the marked rows at the end again", driver.markedTitles,
          equals: ["Title 28", "Title 29"])
      },

      Rule(
        "opens the selected row’s content, then returns to the same row and removes only its mark",
        of: .news
      ) { driver in
        let items = (0..<30).map { NewsItem(title: "Title \($0)", content: "Content \($0)") }
        try await driver.answerNews(.success(items))
        try await driver.expect("the number of visible rows", driver.rows.count, equals: 6)
        for _ in 0..<17 { driver.send(.down) }
        let titles = driver.rows.map(\.title)

        driver.send(.open)
        await driver.runPendingTasks()
        try await driver.expect("the opened text", driver.text, equals: "Title 17\n\nContent 17")
        try await driver.expect(
          "the opened screen", driver.draw().prefix(3), equals: ["Title 17", "", "Content 17"])

        driver.send(.close)
        try await driver.expect("the selected row", driver.selectedRow, equals: 17)
        try await driver.expect("the rows", driver.rows.map(\.title), equals: titles)
        try await driver.expect(
          "the marked rows", driver.markedTitles, equals: titles.filter { $0 != "Title 17" })

        let frame = driver.draw()
        driver.openAndClose()
        try await driver.expect("the screen after closing again", driver.draw(), equals: frame)
      },

      Rule("removes the mark of every row of an opened article", of: .news) { driver in
        let items = [
          NewsItem(id: "1", title: "One"), NewsItem(id: "2", title: "Two"),
          NewsItem(id: "1", title: "One", replyCount: 9),
        ]
        try await driver.answerNews(.success(items))
        try await driver.expect(
          "the marked rows", driver.markedTitles, equals: ["One", "Two", "One"])
        driver.openAndClose()
        try await driver.expect(
          "the marked rows after closing", driver.markedTitles, equals: ["Two"])
      },

      Rule("shows no mark on an opened article after a reload of the same articles", of: .news) {
        driver in
        let items = [
          NewsItem(id: "1", title: "One", replyCount: 1),
          NewsItem(title: "Two", content: "It has no identifier.", replyCount: 1),
          NewsItem(id: "3", title: "Three", replyCount: 1),
        ]
        try await driver.answerNews(.success(items))
        try await driver.expect(
          "the marked rows", driver.markedTitles, equals: ["One", "Two", "Three"])
        driver.openAndClose()
        driver.send(.down)
        driver.openAndClose()
        try await driver.expect(
          "the marked rows after closing", driver.markedTitles, equals: ["Three"])

        let withMoreReplies = items.reversed().map { item in
          var item = item
          item.replyCount = 2
          return item
        }
        for (feed, marked) in [(withMoreReplies, ["Three"]), ([], []), (items, ["Three"])] {
          driver.send(.reload)
          try await driver.answerNews(.success(feed))
          try await driver.expect(
            "the rows after a reload", driver.rows.map(\.title), equals: feed.map(\.title))
          try await driver.expect(
            "the marked rows after a reload", driver.markedTitles, equals: marked)
        }
      },

      Rule("marks a new article after a reload, even if its title is not new", of: .news) {
        driver in
        let read = NewsItem(id: "1", title: "One")
        try await driver.answerNews(.success([read]))
        try await driver.expect("the marked rows", driver.markedTitles, equals: ["One"])
        driver.openAndClose()
        try await driver.expect("the marked rows after closing", driver.markedTitles, equals: [])

        let namesake = NewsItem(id: "2", title: "One")
        driver.send(.reload)
        try await driver.answerNews(.success([namesake, NewsItem(title: "Two"), read]))
        try await driver.expect(
          "the marked rows after a reload", driver.markedTitles, equals: ["One", "Two"])
        driver.openAndClose()
        try await driver.expect(
          "the marked rows after opening the new article", driver.markedTitles, equals: ["Two"])
      },

      Rule("removes the mark of a row opened during a reload or after a failure", of: .news) {
        driver in
        let titles = ["One", "Two", "Three"]
        try await driver.answerNews(.success(titles.map { NewsItem(title: $0) }))
        try await driver.expect("the marked rows", driver.markedTitles, equals: titles)
        driver.send(.reload)
        await driver.runPendingTasks()
        driver.openAndClose()
        try await driver.expect(
          "the marked rows while loading again", driver.markedTitles, equals: ["Two", "Three"])

        try await driver.answerNews(.failure(.status(404)))
        try await driver.expect("an alert is open", driver.alert != nil, equals: true)
        driver.send(.close)
        driver.send(.down)
        driver.openAndClose()
        try await driver.expect(
          "the marked rows after the failure", driver.markedTitles, equals: ["Three"])
      },

      Rule("removes the mark of the opened article, even if newer ones have arrived", of: .news) {
        driver in
        for turns in 0..<12 {
          let old = (1...4).map { NewsItem(title: "Title \($0) of load \(turns)") }
          let new = [NewsItem(title: "New title of load \(turns)")] + old.reversed()
          driver.send(.reload)
          try await driver.answerNews(.success(old))
          try await driver.expect(
            "the rows before a reload", driver.rows.map(\.title), equals: old.map(\.title))
          driver.send(.home)
          driver.send(.down)
          driver.send(.reload)
          await driver.runPendingTasks()
          driver.newsRequests.all.last?.answer(.success(new))
          for _ in 0..<turns { await Task.yield() }

          driver.send(.open)
          try driver.require("a row is opened", driver.text != nil, equals: true)
          let opened = driver.text
          driver.send(.close)
          try await driver.expect(
            "the rows after a reload", driver.rows.map(\.title), equals: new.map(\.title))
          try await driver.expect(
            "the marked rows after a reload", driver.markedTitles,
            equals: new.map(\.title).filter { $0 != opened })
        }
      },

      Rule("loads no picture again when it removes a mark", of: .news) { driver in
        let items = (0..<3).map { NewsItem(title: "Title \($0)", imageAddress: "\($0)") }
        try await driver.answerNews(.success(items))
        try await driver.expect("the number of visible rows", driver.rows.count, equals: 3)
        try await driver.expect(
          "the number of requested pictures", driver.imageRequests.count, equals: 3)
        for request in driver.imageRequests.all {
          request.answer(.success(Data("GIF89a".utf8) + [1, 0, 1, 0]))
        }
        await driver.runPendingTasks()

        driver.openAndClose()
        try await driver.expect(
          "the marked rows", driver.markedTitles, equals: ["Title 1", "Title 2"])
        try await driver.expect(
          "the pictures", driver.rows.map(\.picture),
          equals: ["[GIF 1×1]", "[GIF 1×1]", "[GIF 1×1]"])
        try await driver.expect(
          "the number of requested pictures after closing", driver.imageRequests.count, equals: 3)
      },
    ],
    replacing: ["opens the selected row’s content and returns to the same row"])
}

extension ScreenDriver {
  /// The titles of the visible rows with a mark, from top to bottom.
  fileprivate var markedTitles: [String] {
    _ = draw()
    let cells = views(of: TableView.self).flatMap(\.visibleCells)
    let marked = cells.filter { cell in
      cell.subviews.contains { ($0 as? Label)?.text == "•" }
    }
    return marked.map(\.titleLabel.text)
  }

  /// Opens the selected row, and closes its article.
  fileprivate func openAndClose() {
    send(.open)
    send(.close)
  }
}
