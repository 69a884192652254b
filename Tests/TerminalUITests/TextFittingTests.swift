import Testing

@testable import TerminalUI

@Suite("TerminalUI: text fitting")
struct TextFittingTests {
  @Test(arguments: [
    ("News", 5, "News"), ("News", 4, "News"), ("News", 3, "Ne…"), ("News", 1, "…"),
    ("News", 0, ""), ("News", -1, ""), ("", 3, ""),
    // No half of a wide character remains.
    ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 2, "…"), ("日本語", 1, "…"),
  ])
  func `a text that is too long ends with an ellipsis`(text: String, columns: Int, fitted: String) {
    #expect(text.fitted(to: columns) == fitted)
  }

  @Test(arguments: [
    "The quick brown fox", "日本語のニュース記事", "a日b本c語d的e", "👩‍👩‍👧‍👦🇩🇪1️⃣👍🏽☺️☺❤️‍🔥",
    "e\u{301}\u{1B}[0m\t\r\nx", "", "한국어 ᄒ\u{1161}ᆫ", "कार्य กำ ﾊﾞ", "\u{202E}\u{200B}\u{0}",
  ])
  func `a fitted text is complete or the longest prefix with an ellipsis`(raw: RawText) {
    let printable = raw.text.printable

    for columns in 0...20 {
      let fitted = raw.text.fitted(to: columns)

      #expect(fitted.columns <= columns)
      if printable.columns <= columns {
        #expect(fitted == printable)
      } else if columns > 0 {
        let beginning = fitted.dropLast()
        #expect(fitted == beginning + "…")
        #expect(printable.hasPrefix(beginning))
        let oneMore = printable.prefix(beginning.count + 1)
        #expect(oneMore.columns + 1 > columns)
      }
    }
  }

  @Test(arguments: [100, 1_000_000])
  func `fitting a text reads only the characters that fit`(length: Int) {
    let text = CountedText(count: length)

    let fitted = text.fitted(to: 10)

    #expect(fitted == "aaaaaaaaa…")
    #expect(text.reads.count == 11)
  }
}
