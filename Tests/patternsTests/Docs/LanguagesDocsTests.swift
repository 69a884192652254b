import Foundation
import PatternKit
import TestSupport
import Testing

@Suite("Docs: languages")
nonisolated struct LanguagesDocsTests {
  @Test(arguments: Translation.all)
  func `a Chinese page has the headings of the English page`(page: Translation) throws {
    let (english, chinese) = try (page.english, page.chinese)

    #expect(chinese.headings == english.headings)
  }

  @Test(arguments: Translation.all)
  func `a Chinese page shows the code blocks of the English page`(page: Translation) throws {
    let (english, chinese) = try (page.english, page.chinese)

    for (one, other) in zip(chinese.code, english.code) { #expect(one == other) }
    #expect(chinese.code.count == english.code.count)
  }

  @Test func `the Chinese lesson has the keys, steps and lines of the English lesson`() throws {
    func rows(of path: String) throws -> [[Substring]] {
      try checkout().text(of: path).split(separator: "\n").filter { $0.hasPrefix("| `") }
        .map { $0.matches(of: #/`[^`]+`/#).map(\.0) }
    }

    #expect(try rows(of: "docs/zh/lesson.md") == rows(of: "docs/lesson.md"))
  }

  @Test func `the Chinese guide for instructors quotes what a check prints`() throws {
    let quotations = try checkout().text(of: "docs/zh/instructor.md")
      .matches(of: #/打印“([^”]+)”/#).map(\.1)
    let printed = Language.chineseTable.values

    #expect(!quotations.isEmpty)
    for words in quotations {
      #expect(printed.contains { $0.contains(words) }, "\(words)")
    }
  }

  @Test func `the Chinese page of the examples has the code of their English pages`() throws {
    let chinese = try TranslatedPage(at: "docs/zh/examples.md")
    let english = try ["Person", "PhotoList", "FilterScreen", "Clock", "ButtonView", "Store"]
      .map { try TranslatedPage(at: "Examples/\($0)/README.md") }

    #expect(chinese.code == english.flatMap(\.code))
  }
}

/// A page in both languages.
nonisolated struct Translation: CustomTestStringConvertible, Sendable {
  /// The name of the Chinese file in `docs/zh`.
  let name: String

  /// The path of the English page.
  var englishPath: String {
    switch name {
    case "README.md": "README.md"
    case "course.md": "docs/README.md"
    case "workshop.md": "Examples/Workshop/README.md"
    case "instructor.md": "Examples/Workshop/INSTRUCTOR.md"
    default: "docs/\(name)"
    }
  }

  var testDescription: String { "docs/zh/\(name)" }

  /// The exercises and the examples have an English file each. The glossary is one page for both languages.
  static let all = Document.all.map(\.path).filter { $0.hasPrefix("docs/zh/") }
    .map { Translation(name: String($0.dropFirst("docs/zh/".count))) }
    .filter { !["examples.md", "exercises.md", "glossary.md"].contains($0.name) }

  var english: TranslatedPage { get throws { try TranslatedPage(at: englishPath) } }
  var chinese: TranslatedPage { get throws { try TranslatedPage(at: "docs/zh/\(name)") } }
}

/// A page, as far as it is the same in both languages.
nonisolated struct TranslatedPage {
  /// The levels of the headings.
  let headings: [Int]
  /// The code blocks without comments, which are translated. A generated block is represented by the
  /// words that generate it.
  let code: [String]

  /// The beginnings of printed lines that differ in Chinese, where a part of an output begins or ends.
  private static let printed = [
    "：": ": ", "替换一个部分": "To replace", "视图的行数": "lines of the view", "划分": "Split a screen",
    "数字": "What the numbers",
  ]

  init(at path: String) throws {
    let file = MarkdownFile(try checkout().text(of: path))
    var words = ""
    code = file.lines.reduce(into: []) { blocks, line in
      if line.text.hasPrefix("<!-- begin ") {
        words = line.text.replacing(" --lang zh", with: "")
        for (chinese, english) in Self.printed { words = words.replacing(chinese, with: english) }
      }
      guard line.fence != nil else { return }
      let text =
        line.isGenerated
        ? words : line.text.replacing(#/ *\/\/.*| --lang zh/#, with: "")
      let isStart = line.text.contains(#/```\w/#)
      if isStart {
        blocks.append(text)
      } else if !line.isGenerated {
        blocks[blocks.count - 1] += "\n" + text
      }
    }
    headings = file.lines.filter { $0.fence == nil && $0.text.hasPrefix("#") }
      .map { $0.text.prefix { $0 == "#" }.count }
  }
}
