import Catalog
import PatternKit
import Stories
import TerminalUI
import Testing

@testable import LiveApp

@Suite("LiveApp: languages")
struct LanguagesTests {
  @Test(arguments: Language.allCases)
  func `the list of keys contains the key of every hint`(language: Language) {
    let keys = KeyBindings.help(patternCount: 6).map(language.text)
      .flatMap { line in line.split(separator: "  ")[0].split { $0 == " " || $0 == "," } }

    for hint in Footer.all {
      let text = Footer.hint(hint.word, in: language, value: "6")
      #expect(keys.contains { text.hasPrefix($0) }, "\(text)")
    }
  }

  @Test func `each key has a Chinese help, and each hint but names is in Chinese`() {
    let texts = KeyBindings.all.map(\.help) + Footer.all.map(\.word)
    for text in texts where !["{0}", "X-ray"].contains(text) {
      #expect(Language.chinese.text(text).contains(#/\p{Han}/#), "\(text)")
    }
  }

  @Test(
    arguments: [
      { $0.text(KeyBindings.help(patternCount: 6).joined(separator: "\n")) }, { $0.text(.legend) },
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
    let test = try AppUnderTest("mvvm --xray \(width)x24 \(language.rawValue)")
    #expect(await test.isResolved())

    let hints = Footer(test.app).text(inColumns: width)

    #expect(hints.columns <= width)
    let last = ["help", "quit"].map { Footer.hint($0, in: language) }
    #expect(hints.hasSuffix(last.joined(separator: "  ")))
  }

  @Test(arguments: Pattern.all)
  func `the references of all roles begin at the same column in a Chinese explanation`(
    pattern: Pattern
  ) {
    for demo in pattern.demos {
      let text = Explanation(of: demo, in: .chinese, patternCount: Pattern.all.count).text
      let references = text.body.split(separator: "\n\n")[1].split(separator: "\n").dropFirst()
      let columns = references.compactMap { $0.prefixMatch(of: #/ +\S+ +/#)?.output.columns }
      #expect(Set(columns).count == 1, "\(demo): \(columns)")
    }
  }
}
