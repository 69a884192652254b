import Console
import Testing

@Suite("Text output: wrapping")
struct WrappingTests {
  @Test(arguments: [
    ("short", "short"),
    ("one two three four five", "one two three\nfour five"),
    ("  a   one two three four", "  a   one two\n      three\n      four"),
    ("first\n\nlast", "first\n\nlast"),
    ("a column without room  b", "a column without room  b"),
  ])
  func `a long line continues at a word, below its last column`(text: String, expected: String) {
    #expect(text.wrappedInColumns(to: 14) == expected)
  }
}
