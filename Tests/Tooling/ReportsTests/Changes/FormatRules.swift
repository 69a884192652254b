import Contract
import Model
import PatternKit
import Recordings

nonisolated extension ChangedContract {
  static let format = ChangedContract(
    "format",
    rules: [
      Rule("counts replies from 10,000 on in units of ten thousand", of: .news) { driver in
        driver.size.height = 100
        let counts = [0, 1, 2, 9999, 10_000, 19_999, 20_000, 23_456, 1_000_000]
        try await driver.answerNews(
          .success(counts.map { NewsItem(title: "\($0)", replyCount: $0) }))
        try await driver.expect(
          "the reply counts", driver.rows.map(\.accessory),
          equals: [
            "0 replies", "1 reply", "2 replies", "9999 replies", "1万 跟帖", "1万 跟帖",
            "2万 跟帖", "2万 跟帖", "100万 跟帖",
          ])
      }
    ],
    replacing: ["shows reply counts as “1 reply” and “10K replies”"])
}
