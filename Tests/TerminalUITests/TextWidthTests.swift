import Testing

@testable import TerminalUI

@Suite("TerminalUI: text width")
struct TextWidthTests {
  @Test(arguments: [
    // A letter has one column.
    ("", 0), ("a", 1), ("naïve", 5), ("Привет", 6), ("שלום", 4), ("▸…─│", 4),
    // An East Asian wide character has two columns, and a halfwidth form has one.
    ("新闻", 4), ("ひらがな", 8), ("한국어", 6), ("Ａ！", 4), ("、。", 4), ("　", 2), ("䷀", 2), ("𠀀", 2),
    ("ｱｲｳ", 3), ("ﾊﾞ", 2), ("￩", 1),
    // An emoji has two columns, even with several scalars.
    ("😀", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("1️⃣", 2), ("👍🏽", 2), ("☝🏽", 2), ("❤️‍🔥", 2), ("🏳️‍🌈", 2),
    ("⌚", 2),
    // A symbol has two columns only in its emoji form.
    ("☺", 1), ("☺\u{FE0E}", 1), ("☺\u{FE0F}", 2), ("©", 1), ("©\u{FE0F}", 2), ("1\u{20E3}", 1),
    ("a\u{FE0F}", 1),
    // A letter with a spacing vowel sign or a second letter has two columns.
    ("का", 2), ("क्ष", 2), ("กำ", 2), ("ກຳ", 2),
    // Characters that are not printable have no width.
    ("\u{1B}a\u{200B}\u{202E}b\u{0}", 2),
  ])
  func `a character has as many columns as on a terminal`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(arguments: [
    ("\u{E9}", "e\u{301}", 1), ("\u{30AC}", "\u{30AB}\u{3099}", 2),
    ("\u{AC01}", "\u{1100}\u{1161}\u{11A8}", 2),
  ])
  func `composed and decomposed characters have the same width`(
    composed: String, decomposed: String, columns: Int
  ) {
    #expect(composed.columns == columns)
    #expect(decomposed.columns == columns)
  }
}
