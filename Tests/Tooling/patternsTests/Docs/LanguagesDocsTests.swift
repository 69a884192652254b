import Foundation
import PatternKit
import TestSupport
import Testing

@Suite("Docs: languages")
nonisolated struct LanguagesDocsTests {
  @Test(arguments: Translation.all)
  func `a Chinese page has the headings and the code blocks of the English page`(
    page: Translation
  ) throws {
    let (english, chinese) = try (page.english, page.chinese)

    #expect(chinese.sections.map(\.level) == english.sections.map(\.level))
    #expect(chinese.code == english.code)
  }

  @Test(arguments: Translation.all)
  func `a Chinese section has the links of the English section`(page: Translation) throws {
    for (chinese, english) in zip(try page.chinese.sections, try page.english.sections) {
      // The page opens in Chinese for a Chinese reader.
      let links = Set(chinese.links.map { $0.replacing("#lang=zh", with: "") })
      #expect(links == english.links, "\(page.name), \(chinese.title)")
    }
  }

  @Test(arguments: ["references-mvp", "references-mvvm"])
  func `the Chinese form of a drawn picture has the same shapes`(name: String) throws {
    func shapes(in path: String) throws -> [Substring] {
      try checkout().text(of: path).split(separator: "\n").filter { $0.contains(#/^<(rect|path)/#) }
    }

    let english = try shapes(in: "docs/images/drawn-by-hand/\(name).svg")
    #expect(try shapes(in: "docs/images/drawn-by-hand/\(name)-zh.svg") == english)
    #expect(!english.isEmpty)
  }

  @Test func `the Chinese lesson has the keys, steps and lines of the English lesson`() throws {
    func rows(of path: String) throws -> [[Substring]] {
      try checkout().text(of: path).split(separator: "\n").filter { $0.hasPrefix("| `") }
        .map { $0.matches(of: #/`[^`]+`/#).map(\.0) }
    }

    #expect(try rows(of: "docs/zh/lesson.md") == rows(of: "docs/lesson.md"))
  }

  @Test func `the Chinese page of the examples has the code and the links of their English pages`()
    throws
  {
    let chinese = try TranslatedPage(at: "docs/zh/examples.md")
    let english = try ["Person", "PhotoList", "FilterScreen", "Clock", "ButtonView", "Store"]
      .map { try TranslatedPage(at: "Examples/\($0)/README.md") }

    #expect(chinese.code == english.flatMap(\.code))
    let links = Set(chinese.sections.flatMap(\.links))
    #expect(Set(english.flatMap(\.sections).flatMap(\.links)).subtracting(links) == [])
  }
}

/// A page in both languages.
nonisolated struct Translation: CustomTestStringConvertible, Sendable {
  /// The name of the Chinese file in `docs/zh`.
  let name: String

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

  /// The examples have an English file each, and a test of their own. The glossary has both languages.
  static let all = Document.all.map(\.path).filter { $0.hasPrefix("docs/zh/") }
    .map { Translation(name: String($0.dropFirst("docs/zh/".count))) }
    .filter { !["examples.md", "glossary.md"].contains($0.name) }

  private static let pages = Result {
    let paths = all.flatMap { [$0.englishPath, "docs/zh/\($0.name)"] }
    return try Dictionary(
      uniqueKeysWithValues: Set(paths).map { ($0, try TranslatedPage(at: $0)) })
  }

  var english: TranslatedPage { get throws { try page(at: englishPath) } }
  var chinese: TranslatedPage { get throws { try page(at: "docs/zh/\(name)") } }

  private func page(at path: String) throws -> TranslatedPage {
    try #require(try Self.pages.get()[path])
  }
}

/// A page, as far as it is the same in both languages.
nonisolated struct TranslatedPage {
  private(set) var sections: [TranslatedSection] = []
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
    // Folded answers stand on another page in English.
    var isFolded = false
    for line in file.lines where line.fence == nil && !line.text.hasPrefix("<!-- ") {
      if line.text.hasPrefix("<details>") { isFolded = true }
      if line.text.hasPrefix("#") || sections.isEmpty {
        sections.append(TranslatedSection(heading: line.text))
      }
      if !isFolded { try sections[sections.count - 1].add(line.text, from: path) }
      if line.text.hasPrefix("</details>") { isFolded = false }
    }
  }
}

nonisolated struct TranslatedSection {
  let level: Int
  let title: String
  /// The targets of the links: an English page, and the position of its heading.
  private(set) var links: Set<String> = []

  init(heading: String) {
    level = heading.prefix { $0 == "#" }.count
    title = heading.drop { "# ".contains($0) }.description
  }

  fileprivate mutating func add(_ line: String, from path: String) throws {
    for link in MarkdownFile(line).links {
      if let target = try Self.target(of: link.text, from: path) { links.insert(target) }
    }
  }

  /// Returns the target of a link, or `nil` if it leads to the other language, or to a page that only
  /// Chinese has.
  private static func target(of link: String, from path: String) throws -> String? {
    guard !link.contains("://") else { return link }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let folder = URL(filePath: "/\(path)").deletingLastPathComponent()
    let file = parts[0].isEmpty ? "/\(path)" : folder.appending(path: parts[0]).standardized.path
    let target = String(file.dropFirst())
    let translation = Translation.all.first { target == "docs/zh/\($0.name)" }
    let english = translation?.englishPath ?? target
    let isOfOtherLanguage = english != target && !path.hasPrefix("docs/zh/")
    if isOfOtherLanguage || english == "docs/zh/glossary.md" { return nil }
    // A task has a page in each language. Each example has an English one, and a heading on a Chinese one.
    if let folder = target.firstMatch(of: #/\/Exercises\/[^\/]+/#) { return String(folder.0) }
    if let name = target.firstMatch(of: #/^Examples\/(?!Workshop)(\w+)\/README\.md$/#) {
      return "example \(name.1.lowercased())"
    }
    if english == "docs/zh/examples.md" {
      return parts.count > 1 && path.hasPrefix("docs/zh/") ? "example \(parts[1])" : nil
    }
    guard parts.count > 1 else { return Translation.english(of: path) == english ? nil : english }
    guard target.hasSuffix(".md") else { return "\(english)#\(parts[1])" }
    let anchors = MarkdownFile(try checkout().text(of: target)).anchors
    return "\(english), heading \(anchors.firstIndex(of: String(parts[1])) ?? -1)"
  }
}

extension Translation {
  /// Returns the path of the English page of a page.
  fileprivate nonisolated static func english(of path: String) -> String {
    all.first { path == "docs/zh/\($0.name)" }?.englishPath ?? path
  }
}
