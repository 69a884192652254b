import Catalog
import PatternKit
import TerminalUI
import Testing
import Tracing

@testable import Console
@testable import LiveApp

@Suite("TextOutput: languages")
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
    #expect(Language.english.text(.stepOfCount, "press", "2", "9") == "press, step 2 of 9")
    #expect(Language.chinese.text(.stepOfCount, "press", "2", "9") == "press，第 2 步，共 9 步")
  }

  @Test(arguments: LocalizedText.allCases)
  func `a text is not empty and has the same values in both languages`(text: LocalizedText) {
    let (english, chinese) = text.translations
    func values(of template: String) -> Set<String> {
      Set(template.matches(of: #/\{\d\}/#).map { String($0.0) })
    }

    #expect(!english.isEmpty && !chinese.isEmpty)
    #expect(values(of: chinese) == values(of: english))
    // These texts contain only names.
    let isSame = [.nextDemo, .xray].contains(text)
    #expect((chinese == english) == isSame)
  }

  /// Learners type these words, or read them in the output, in every language.
  private let fixedWords: Set<Substring> = [
    "↑↓", "↑", "↓", "k", "j", "Page", "Up", "Down", "Home", "End", "Enter", "Esc", "Space", "r",
    "Tab", "x", "[", "]", "d", "s", "c", "?", "q", "Ctrl-C", "X-ray",
  ]

  @Test(arguments: LocalizedText.allCases)
  func `names of keys are the same in both languages`(text: LocalizedText) {
    func keys(in template: String) -> Set<Substring> {
      fixedWords.intersection(
        template.split { $0.isWhitespace || ",.，。".contains($0) })
    }

    let (english, chinese) = text.translations
    #expect(keys(in: chinese) == keys(in: english))
  }

  @Test(arguments: Language.allCases)
  func `the list of keys contains the key of every hint`(language: Language) {
    let keys = KeyBindings.help(in: language, patternCount: 6).split(separator: "\n")
      .flatMap { line in line.split(separator: "  ")[0].split { $0 == " " || $0 == "," } }

    for hint in KeyBindings.hints {
      let text = KeyBindings.hint(hint.word, in: language, value: "6")
      #expect(keys.contains { text.hasPrefix($0) }, "\(text)")
    }
  }

  @Test(arguments: Language.allCases)
  func `the legend explains every word of the notation`(language: Language) {
    func words(of entry: some StringProtocol) -> [String] {
      entry.split(separator: ", ").map { "\($0)" }
    }

    let entries = language.text(.legend).split(separator: "\n").map { $0.split(separator: "  ")[0] }
    let explained = entries.flatMap { words(of: $0) }
    for word in Notation.table.flatMap(\.words).flatMap({ words(of: $0) }) {
      #expect(explained.contains(word), "\(word)")
    }
  }

  @Test(
    arguments: [
      { KeyBindings.help(in: $0, patternCount: 6) }, { $0.text(.legend) },
    ] as [@MainActor (Language) -> String])
  func `a list has the same entries in both languages, and no line exceeds 78 columns`(
    list: @MainActor (Language) -> String
  ) {
    func entries(of text: String) -> [Substring] {
      text.split(separator: "\n").map { $0.split(separator: "  ")[0] }
    }

    let (english, chinese) = (list(.english), list(.chinese))
    #expect(entries(of: chinese) == entries(of: english))
    for line in (english + "\n" + chinese).split(separator: "\n") {
      #expect(line.columns <= 78, "\(line)")
    }
  }

  @Test(arguments: [Language.english, .chinese], [40, 60, 80, 120])
  func `the last line of the app fits every window`(language: Language, width: Int) async throws {
    let test = try AppUnderTest("mvvm --xray", language: language)
    test.app.size = (width, 24)
    #expect(await test.isResolved())

    let hints = Footer(test.app).text(inColumns: width)

    #expect(hints.columns <= width)
    let last = [LocalizedText.help, .quit].map { KeyBindings.hint($0, in: language) }
    #expect(hints.hasSuffix(last.joined(separator: "  ")))
  }

  @Test(arguments: Language.allCases)
  func `the mark of the deciding step is complete in a line that is cut`(
    language: Language
  ) async throws {
    let test = try AppUnderTest("mvp --xray", language: language)
    test.app.size = (100, 60)

    let mark = "  \(language.text(.decides))"
    #expect(await test.shows(mark))
    let line = try #require(await test.frame().split(separator: "\n").first { $0.contains(mark) })
    #expect(line.contains("…") && line.hasSuffix(mark), "\(line)")
  }

  @Test(arguments: Pattern.all)
  func `each pattern has a Chinese line, and each of its roles a Chinese word`(pattern: Pattern) {
    let roles = pattern.demos.flatMap(\.roleNames.values)
    let words = [pattern.purpose.rawValue] + roles.map(\.rawValue)

    #expect(Language.english.summary(of: pattern) == pattern.summary)
    for text in [Language.chinese.summary(of: pattern)] + words.map(Language.chinese.word) {
      #expect(text.contains(#/\p{Han}/#), "\(text)")
    }
  }

  @Test(arguments: Pattern.all)
  func `the references of all roles begin at the same column in a Chinese explanation`(
    pattern: Pattern
  ) {
    for demo in pattern.demos {
      let text = Explanation(of: demo, in: .chinese, patternCount: Pattern.all.count).text
      let references = text.body.split(separator: "\n\n")[0].split(separator: "\n").dropFirst()
      let columns = references.compactMap { $0.prefixMatch(of: #/ +\S+ +/#)?.output.columns }
      #expect(Set(columns).count == 1, "\(demo): \(columns)")
    }
  }

  @Test func `a Chinese app shows hints, messages and explanations in Chinese`() async throws {
    let test = try AppUnderTest("mvp button --xray", language: .chinese)

    test.type(.character(" "), .character("]"))
    #expect(await test.frame().contains("[button] 展示器告诉被动视图显示什么"))
    #expect(await test.shows("X-ray: press，第 3 步，共 9 步"))
    #expect(await test.shows("via ButtonViewProtocol"))
    #expect(await test.frame().hasSuffix("? 帮助  q 退出"))
    test.type(.character("9"))
    #expect(await test.frame().contains("按 1 到 6 切换模式"))
    test.type(.character("?"))
    test.app.size = (80, 50)
    #expect(await test.frame().contains("知道 模型、视图（通过协议）"))
    #expect(await test.frame().contains("via P          通过协议 P"))
    test.app.size = (30, 10)
    #expect(await test.frame().contains("至少需要 40×12，现在是 30×10。"))
  }
}
