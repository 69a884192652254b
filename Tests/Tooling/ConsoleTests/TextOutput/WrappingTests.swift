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

  @Test(arguments: [
    ("  let a = 1234", ["  let a = 1234"]),
    ("  let a = b + 12", ["  let a = b +", "      12"]),
    ("/// one two three", ["/// one two", "/// three"]),
  ])
  func `a long line of code continues with a deeper indent, and a comment as a comment`(
    line: String, lines: [String]
  ) {
    #expect(line.wrapped(to: 14) == lines)
  }
}
