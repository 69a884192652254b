import Model
import PatternKit
import Testing

@Suite("Words: errors of loads")
struct LoadErrorMessageTests {
  private static let long = "start. 50 %@ " + String(repeating: "新\n闻", count: 1000) + "end"

  @Test(arguments: [
    LoadError.noSuchFile(long), .isDirectory(long), .notPermitted(long),
    .unreadable("a", reason: long), .notAFeed(reason: long), .tooLarge(limitInMiB: 16),
    .badAddress(long, reason: long), .status(404),
    .unreachable(host: long, port: nil, reason: long),
    .unreachable(host: "a", port: 80, reason: "b"), .timedOut(seconds: 1), .timedOut(seconds: 15),
    .incompleteResponse, .unreadableResponse(reason: long), .cancelled,
  ])
  func `the message of a load error in English is its description, and has a Chinese text`(
    error: LoadError
  ) {
    #expect("\(error.message)" == "\(error)")
    #expect(Language.chineseTable[error.message.key] != nil)
  }

  @Test(arguments: [
    (LoadError.notAFeed(reason: "it is empty"), "不是新闻源：内容是空的"),
    (.notAFeed(reason: "it is not valid JSON. Bad: 7."), "不是新闻源：不是有效的 JSON"),
    (
      .notAFeed(reason: "it is not valid JSON. Invalid value around character 12."),
      "不是新闻源：不是有效的 JSON，位置在第 12 个字符附近"
    ),
    (.unreadable("a", reason: "system error. Too many levels"), "无法读取 a：系统错误"),
    (
      .notAFeed(reason: "the text is UTF-16. Save it as UTF-8"),
      "不是新闻源：文字的编码是 UTF-16。请存成 UTF-8"
    ),
    (.unreachable(host: "a", port: 80, reason: "b"), "连不上 a:80：b"),
  ])
  func `a reason that the program states is in Chinese too, without the English of the system`(
    error: LoadError, chinese: String
  ) {
    #expect(Language.chinese.text(error.message) == chinese)
  }
}
