import Foundation
import Model
import PatternKit
import Recordings
import TerminalUI

nonisolated extension Rule {
  static let pictureRules = [
    Rule("shows each picture in its own row", of: .news) { driver in
      try await driver.showNews(Self.itemsWithPictures(4))
      try await driver.answerImage(2, .success(Self.picture(width: 2)))
      try await driver.answerImage(1, .failure(.status(404)))
      try await driver.answerImage(3, .success(Data("no picture".utf8)))
      try await driver.expectRows(
        "picture", driver.rows.map(\.picture), equals: ["[…]", "[✗]", "[GIF 2×1]", "[✗]"])
    },

    Rule("shows a late picture in its own row only, even after recycling", of: .news) {
      driver in
      driver.size.height = 6
      try await driver.showNews(Self.itemsWithPictures(30))
      let early = driver.imageRequests.all
      for _ in 0..<20 { driver.send(.down) }
      _ = driver.draw()
      for request in early { request.answer(.success(Self.picture(width: 1))) }
      try await driver.expectRows(
        "picture", driver.rows.map(\.picture), equals: ["[…]", "[…]", "[…]"])

      try await driver.answerImage(19, .success(Self.picture(width: 19)))
      try await driver.expectRows(
        "picture", driver.rows.map(\.picture), equals: ["[…]", "[GIF 19×1]", "[…]"])
    },

    Rule("shows no picture in a row without one, even after recycling", of: .news) { driver in
      driver.size.height = 6
      let plain = (4..<30).map { NewsItem(title: "Title \($0)") }
      try await driver.showNews(Self.itemsWithPictures(3) + plain)
      for name in 0..<3 { try await driver.answerImage(name, .success(Self.picture(width: 1))) }
      driver.send(.end)
      try await driver.expectRows("picture", driver.rows.map(\.picture), equals: ["", "", ""])
    },

    Rule("requests no more pictures than there are visible rows", of: .news) { driver in
      driver.size.height = 6
      try await driver.showNews(Self.itemsWithPictures(1000))
      try await driver.expect(
        "the number of requested pictures", driver.imageRequests.count, equals: 3)
    },
  ]

  /// Returns items whose pictures have the addresses "0", "1", "2", …
  static func itemsWithPictures(_ count: Int) -> [NewsItem] {
    (0..<count).map { NewsItem(title: "Title \($0)", imageAddress: "\($0)") }
  }

  /// Returns the header of a GIF that is one pixel high.
  static func picture(width: UInt8) -> Data {
    Data("GIF89a".utf8) + [width, 0, 1, 0]
  }
}

extension ScreenDriver {
  /// Completes the latest load with `items`, and draws them, so that they request their pictures.
  func showNews(_ items: [NewsItem]) async throws {
    try await answerNews(.success(items))
    _ = draw()
    await runPendingTasks()
  }

  /// Completes the latest image request with `outcome`, and waits until the screen shows it.
  func answerImage(_ name: Int, _ outcome: Result<Data, LoadError>) async throws {
    guard let request = imageRequests.all.last(where: { $0.question == "\(name)" }) else {
      throw Violation(what: "picture \(name)", expected: "a request", found: "none")
    }
    onQueue { request.answer(outcome) }
    await runPendingTasks()
  }
}
