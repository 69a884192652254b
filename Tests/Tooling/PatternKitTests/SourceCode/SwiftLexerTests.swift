import Testing

@testable import PatternKit

@Suite("SourceCode: SwiftLexer")
struct SourceReaderTests {
  @Test(arguments: [
    ("a // b", "a"),
    ("a /* b */ c", "a c"),
    ("a /* b /* c */ d */ e", "a e"),
    ("a /// b\nc", "a c"),
    ("/* a", ""),
  ])
  func `the lexer skips comments, including nested comments`(source: String, words: String) {
    #expect(self.words(of: source) == words)
  }

  @Test(arguments: [
    (#"a + "b" + c"#, "a c"),
    (#""a \" b" + c"#, "c"),
    (#""" + c"#, "c"),
    (#""a // b" + c"#, "c"),
    (##"#"a " b \(c)"# + d"##, "d"),
    ("\"\"\"\na \"b\" c\n\"\"\" + d", "d"),
    ("#\"\"\"\na \"\"\" b\n\"\"\"# + c", "c"),
    ("\"a\nb", "b"),
    (#"#/a " b/# + c"#, "c"),
  ])
  func `the lexer skips the text of string literals`(source: String, words: String) {
    #expect(self.words(of: source) == words)
  }

  @Test(arguments: [
    (#""a \(b) c" + d"#, "b d"),
    (#""a \(b(c, (d))) e""#, "b c d"),
    (#""a \(b ?? "c \(d) e") f" + g"#, "b d g"),
    (#""\(a /* ) */)b" + c"#, "a c"),
    (##"#"a \(b) \#(c)"# + d"##, "c d"),
    ("\"\"\"\na \\(b)\nc\n\"\"\"", "b"),
  ])
  func `the lexer keeps the words of string interpolations`(source: String, words: String) {
    #expect(self.words(of: source) == words)
  }

  @Test(arguments: [
    ("model: ButtonModel?", "model ButtonModel"),
    ("ButtonModelStub", "ButtonModelStub"),
    ("[any `Type`]", "any Type"),
    ("häßlich_2 新闻", "häßlich_2 新闻"),
    ("#if os(Linux)\n#endif", "if os Linux endif"),
  ])
  func `the lexer returns whole identifiers`(source: String, words: String) {
    #expect(self.words(of: source) == words)
  }

  @Test func `the lexer skips both delimiters of a regular expression`() {
    #expect(SwiftLexer.tokens(of: "#/a/#").isEmpty)
  }

  @Test func `every word has its line number`() {
    let tokens = SwiftLexer.tokens(of: "a\n/*\n*/ b\n\"\"\"\n\n\\(c)\"\"\"\nd")

    #expect(tokens.filter { $0.kind == .word }.map(\.line) == [1, 3, 6, 7])
  }

  private func words(of source: String) -> String {
    SwiftLexer.tokens(of: source)
      .filter { $0.kind == .word || $0.kind == .quotedWord }
      .map(\.text).joined(separator: " ")
  }
}
