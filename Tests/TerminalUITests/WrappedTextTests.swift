import Testing

@testable import TerminalUI

@Suite("TerminalUI: text wrapping")
struct WrappedTextTests {
  @Test(arguments: [
    // A text wraps at spaces.
    ("The quick brown fox", 20, ["The quick brown fox"]),
    ("The quick brown fox", 19, ["The quick brown fox"]),
    ("The quick brown fox", 18, ["The quick brown", "fox"]),
    ("The quick brown fox", 9, ["The quick", "brown fox"]),
    // A word that is longer than a line is split.
    ("abcdefgh", 3, ["abc", "def", "gh"]), ("a bcdefgh", 3, ["a", "bcd", "efg", "h"]),
    // A line breaks before a wide character that does not fit.
    ("日本語新聞", 4, ["日本", "語新", "聞"]), ("日本語新聞", 5, ["日本", "語新", "聞"]),
    ("東京 日本語新聞社", 8, ["東京 日", "本語新聞", "社"]),
    // A line begins with no closing punctuation.
    ("日本語。新聞", 6, ["日本", "語。新", "聞"]), ("日。", 2, ["日", "。"]),
    ("日本語”。新", 8, ["日本", "語”。新"]),
    // The text keeps its own line breaks.
    ("a\nb", 10, ["a", "b"]), ("a\r\nb", 10, ["a", "b"]), ("a\n\nb", 10, ["a", "", "b"]),
    ("a\u{2028}b", 10, ["a", "b"]), ("a\n", 10, ["a", ""]), ("", 10, [""]),
    // The spaces at a line break are omitted.
    ("aaa   bbb", 3, ["aaa", "bbb"]), ("aaa   bbb", 4, ["aaa", "bbb"]), ("aaa   ", 3, ["aaa"]),
    ("aaa \nb", 3, ["aaa", "b"]), ("a  b", 4, ["a  b"]),
    // The spaces of an indentation are kept.
    ("  abcdef", 5, ["  abc", "def"]), ("　　日本語新聞", 8, ["　　日本", "語新聞"]),
    ("a\n  b c", 3, ["a", "  b", "c"]),
  ])
  func `a text wraps at spaces, and inside a word only if the word is too long`(
    text: String, columns: Int, lines: [String]
  ) {
    #expect(Array(text.lines(of: columns)) == lines)
  }

  @Test(arguments: [1, 0, -3])
  func `wrapping ends even if a wide character does not fit`(columns: Int) {
    #expect(Array("日本 語".lines(of: columns)) == ["日", "本", "語"])
  }

  @Test(arguments: [
    "The quick  brown fox\njumps", "日本語のニュース 記事。　　終", "a日b本 c👩‍👩‍👧‍👦d\u{1B}[0me\u{301}",
    "   ", "averyveryverylongword and a b c", "x \n y\n\n",
  ])
  func `wrapped lines have at most the given width and omit only spaces`(raw: RawText) {
    let words = raw.text.filter { !$0.isWhitespace }

    for columns in 1...20 {
      let lines = Array(raw.text.lines(of: columns))

      #expect(lines.allSatisfy { $0.columns <= columns || $0.count == 1 })
      #expect(lines.joined().filter { !$0.isWhitespace } == words)
    }
  }

  @Test(arguments: [100, 1_000_000])
  func `wrapping reads only the requested lines`(length: Int) {
    let text = CountedText(count: length)

    let lines = Array(text.lines(of: 10).prefix(3))

    #expect(lines == Array(repeating: "aaaaaaaaaa", count: 3))
    // Each character is read to measure and to copy it, plus one after the end of each line.
    #expect(text.reads.count == 3 * (10 + 1 + 10))
  }
}
