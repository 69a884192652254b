import Foundation
import Testing

@testable import PatternKit

@Suite("Words: languages")
struct LocalizedTextTests {
  @Test(arguments: [
    (["LANG": "zh_CN.UTF-8"], Language.chinese),
    (["LANG": "zh"], .chinese),
    (["LC_MESSAGES": "zh_TW.UTF-8", "LANG": "en_US.UTF-8"], .chinese),
    (["LC_ALL": "C", "LC_MESSAGES": "zh_CN.UTF-8", "LANG": "zh_CN.UTF-8"], .english),
    (["LC_ALL": "", "LC_MESSAGES": "en_GB", "LANG": "zh_CN.UTF-8"], .english),
    (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "zh_CN.UTF-8"], .chinese),
    (["LANG": "de_DE.UTF-8"], .english),
    ([:], .english),
  ])
  func `the first variable that is not empty decides the language`(
    environment: [String: String], language: Language
  ) {
    #expect(Language(environment: environment) == language)
  }

  @Test func `a text has its values at the places of the language`() {
    #expect(Language.english.text("passed, \(2) of \(9)") == "passed, 2 of 9")
    #expect(Language.chinese.text("passed, \(2) of \(9)") == "已通过，2 / 9")
  }

  @Test func `a value that is a text is in the language too, and a string stays as it is`() {
    let role: LocalizedText = "presenter"
    let text: LocalizedText = "knows \(role)"

    #expect(Language.chinese.text(text) == "引用：展示器")
    #expect(Language.chinese.text("knows \("presenter")") == "引用：presenter")
  }

  @Test func `a space separates a Latin value from the Chinese characters beside it`() {
    let view: LocalizedText = "view"
    let text: LocalizedText = "the \("TableView") calls its \(view), through a protocol"

    #expect(Language.chinese.text(text) == "TableView 通过协议调用视图")
    #expect(Language.chinese.text("the \("A") observes the \("B")") == "A 观察 B")
    #expect(Language.chinese.text("\("A新闻"): \("B")") == "A新闻：B")
  }

  @Test func `a percent sign stays as it is, in a text and in a value`() {
    #expect(Language.english.text("100 % of \("50 %@")") == "100 % of 50 %@")
    #expect(Language.chinese.text("50 % %@") == "50 % %@")
  }

  @Test func `a Chinese translation has the same values as its text`() {
    #expect(Language.chineseTable.count > 100)
    for (key, translation) in Language.chineseTable {
      let values = key.matches(of: #/%@/#).indices.map { $0 + 1 }
      let positions = translation.matches(of: #/%(\d)\$@/#).compactMap { Int($0.1) }
      let places = translation.matches(of: #/%@/#).indices.map { $0 + 1 }
      #expect(positions.isEmpty ? places == values : Set(positions) == Set(values), "\(key)")
      #expect(positions.isEmpty || places.isEmpty, "\(key)")
    }
  }

  @Test func `no text has two Chinese translations`() throws {
    let folder = URL(filePath: #filePath)
      .appending(path: "../../../../../Sources/Tooling/PatternKit/Localization/zh.lproj")
      .standardizedFileURL
    let tables = try ["Program", "Exercises", "Examples"].map {
      try String(contentsOf: folder.appending(path: "\($0).strings"), encoding: .utf8)
    }

    let keys = tables.flatMap { $0.matches(of: #/(?m)^"((?:[^"\\]|\\.)+)" = "/#).map(\.1) }
    let repeated = Dictionary(grouping: keys, by: \.self).values.filter { $0.count > 1 }
    #expect(repeated.map { $0[0] } == [])
    #expect(keys.count == Language.chineseTable.count)
  }

  @Test func `two hints, roles or other texts have the same Chinese only if they mean the same`() {
    let words = Dictionary(grouping: Language.chineseTable, by: \.value).values
      .map { texts in Set(texts.map { $0.key.lowercased().replacing(#/^the /#, with: "") }) }

    let same: Set<Set<String>> = [
      ["live", "run"], ["demo", "demo to compare"], ["exercise", "practise"],
      [
        "worker calls a protocol that the manager adopts",
        "worker reaches the manager through a protocol only",
      ],
      ["cannot write %@: %@", "cannot write in %@: %@"],
    ]
    #expect(Set(words.filter { $0.count > 1 }) == same)
  }
}
