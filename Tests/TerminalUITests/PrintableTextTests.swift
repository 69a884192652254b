import Testing

@testable import TerminalUI

@Suite("TerminalUI: printable text")
struct PrintableTextTests {
  @Test(arguments: [
    "The news – 25 Jan 2016", "Ünïcödé", "新闻", "한국어", "שלום", "مرحبا", "👩‍👩‍👧‍👦🇩🇪1️⃣👍🏽☺️",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "e\u{301}", "Z\u{351}\u{36B}a", "a\u{A0}b\u{3000}c", "",
  ])
  func `ordinary text is printable without changes`(raw: RawText) {
    #expect(raw.text.printable.escaped == raw.text.escaped)
  }

  @Test(
    arguments: [
      ("\u{1B}[31mred\u{1B}[0m", "[31mred[0m"), ("\u{1B}]0;title\u{7}", "]0;title"),
      ("\u{1B}c", "c"), ("\u{9B}31m", "31m"), ("a\u{0}b", "ab"), ("ding\u{7}", "ding"),
      ("ab\u{8}\u{8}", "ab"), ("a\u{7F}b", "ab"), ("a\u{80}\u{90}\u{9F}b", "ab"),
    ] as [(RawText, String)])
  func `printable text contains no control characters`(raw: RawText, printable: String) {
    #expect(raw.text.printable == printable)
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\t", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func `printable text has a space instead of each line break`(lineBreak: RawText) {
    #expect("a\(lineBreak.text)b".printable == "a b")
  }

  @Test(arguments: [
    // Marks that change the writing direction.
    "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}",
    "\u{2068}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}",
    // Invisible characters.
    "\u{200B}", "\u{FEFF}", "\u{2060}", "\u{AD}", "\u{FFF9}", "\u{E0001}",
  ])
  func `printable text contains no marks of direction and no invisible characters`(mark: RawText) {
    #expect("\(mark.text)a\(mark.text)b\(mark.text)".printable == "ab")
  }

  @Test(arguments: ["\u{301}", "\u{20E3}", "\u{FE0F}", "\u{200D}", "\u{E0041}\u{E007F}"])
  func `printable text omits a combining mark without a base character`(mark: RawText) {
    #expect(mark.text.printable == "")
    #expect("\n\(mark.text)a".printable == " a")
    #expect("a\u{0}\(mark.text)".printable == "a")
  }

  @Test func `printable text limits the number of combining marks per character`() {
    let text = "a" + String(repeating: "\u{301}", count: 10_000) + "b"

    let printable = text.printable

    #expect(printable.count == 2)
    #expect(printable.unicodeScalars.count == 17)
    #expect(printable.columns == 2)
  }
}
