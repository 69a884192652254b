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
    ("⌚", 2), ("◽", 2),
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

  /// The first and the last wide character of each block, without emoji.
  @Test(arguments: [
    "\u{1100}\u{115F}", "\u{2329}\u{232A}", "\u{2630}\u{2637}", "\u{268A}\u{268F}",
    "\u{2E80}\u{303E}", "\u{3041}\u{3247}", "\u{3250}\u{A4CF}", "\u{A960}\u{A97C}",
    "\u{AC00}\u{D7A3}", "\u{F900}\u{FAFF}", "\u{FE10}\u{FE19}", "\u{FE30}\u{FE6B}",
    "\u{FF01}\u{FF60}", "\u{FFE0}\u{FFE6}", "\u{16FE0}\u{18DF2}", "\u{1AFF0}\u{1B2FB}",
    "\u{1D300}\u{1D376}", "\u{1F200}\u{1F265}", "\u{20000}\u{2FFFD}", "\u{30000}\u{3FFFD}",
  ])
  func `the first and the last character of a wide block have two columns`(block: String) {
    #expect(block.unicodeScalars.map { String($0).columns } == [2, 2])
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
