import Testing

@testable import TerminalUI

@Suite("TerminalUI: text fitting")
struct TextFittingTests {
  @Test(arguments: [
    "The quick brown fox", "日本語のニュース記事", "a日b本c語d的e", "👩‍👩‍👧‍👦🇩🇪1️⃣👍🏽☺️☺❤️‍🔥",
    "e\u{301}\u{1B}[0m\t\r\nx", "", "한국어 ᄒ\u{1161}ᆫ", "कार्य กำ ﾊﾞ", "\u{202E}\u{200B}\u{0}",
  ])
  func `a fitted text is complete or the longest prefix with an ellipsis`(raw: RawText) {
    let printable = raw.text.printable

    for columns in -1...20 {
      let fitted = raw.text.fitted(to: columns)

      #expect(fitted.columns <= max(0, columns))
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
