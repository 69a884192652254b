import Testing

@testable import SourceCode

@Suite("The source reader")
struct SourceReaderTests {
  @Test(arguments: [
    ("a // b", "a"),
    ("a /* b */ c", "a c"),
    ("a /* b /* c */ d */ e", "a e"),
    ("a /// b\nc", "a c"),
    ("/* a", ""),
  ])
  func `leaves out comments, nested ones too`(source: String, words: String) {
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
  func `leaves out what a string says`(source: String, words: String) {
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
  func `keeps what a string interpolates`(source: String, words: String) {
    #expect(self.words(of: source) == words)
  }

  @Test(arguments: [
    ("model: ButtonModel?", "model ButtonModel"),
    ("ButtonModelStub", "ButtonModelStub"),
    ("[any `Type`]", "any Type"),
    ("häßlich_2 新闻", "häßlich_2 新闻"),
    ("#if os(Linux)\n#endif", "if os Linux endif"),
  ])
  func `finds whole identifiers`(source: String, words: String) {
    #expect(self.words(of: source) == words)
  }

  @Test func `knows the line of each`() {
    let tokens = SwiftLexer.tokens(of: "a\n/*\n*/ b\n\"\"\"\n\n\\(c)\"\"\"\nd")

    #expect(tokens.filter { $0.kind == .word }.map(\.line) == [1, 3, 6, 7])
  }

  private func words(of source: String) -> String {
    SwiftLexer.tokens(of: source)
      .filter { $0.kind == .word || $0.kind == .quotedWord }
      .map(\.text).joined(separator: " ")
  }
}
