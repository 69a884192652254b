import Testing

@Suite("The source reader")
nonisolated struct SourceReaderTests {
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
    let tokens = SourceReader.tokens(of: "a\n/*\n*/ b\n\"\"\"\n\n\\(c)\"\"\"\nd")

    #expect(tokens.filter { $0.kind == .word }.map(\.line) == [1, 3, 6, 7])
  }

  private func words(of source: String) -> String {
    SourceReader.tokens(of: source)
      .filter { $0.kind == .word || $0.kind == .quotedWord }
      .map(\.text).joined(separator: " ")
  }
}

@Suite("A source file")
nonisolated struct SourceFileTests {
  @Test(arguments: [
    ("public final class A<B: C>: D, E where B: F {}", "class A: D, E"),
    ("extension A: @MainActor B {}", "extension A: MainActor, B"),
    ("struct A { class B {} }\nenum C { case d }", "struct A; enum C"),
    ("@MainActor protocol A: AnyObject { var b: B { get } }", "protocol A: AnyObject"),
    ("actor A {}\nlet actor = A()", "actor A; let actor"),
    ("typealias A = B\nlet b: B\nfunc == (a: A) {}", "typealias A; let b; func ="),
    ("class `A` {} // class B {}", "class A"),
    ("import class B.A\n#if os(Linux)\nstruct C {}\n#endif", "struct C"),
  ])
  func `declares what stands at its top`(source: String, declarations: String) {
    let found = SourceFile("", source).declarations.map { declaration in
      let inherited = declaration.inherited.joined(separator: ", ")
      return "\(declaration.kind) \(declaration.name)" + (inherited.isEmpty ? "" : ": \(inherited)")
    }

    #expect(found.joined(separator: "; ") == declarations)
  }

  @Test func `gives each word to the declaration that it stands in`() {
    let file = SourceFile("", "@A class B: C { let d: E }\n@F(G.self) extension H { }\nlet i = J()")

    let mentions = file.declarations.map { $0.mentions.map(\.text).joined(separator: " ") }
    #expect(mentions == ["A class B C let d E", "F G self extension H", "let i J"])
  }

  @Test(arguments: [
    ("import A", ["A"]),
    ("public import A; private import B", ["A", "B"]),
    ("@testable import A\n@_exported public import B", ["A", "B"]),
    ("import struct A.B\nimport func C.d\nimport E.F", ["A", "C", "E"]),
    ("// import A\nlet a = \"import B\"", []),
    ("#if canImport(A)\nimport A\n#endif", ["A"]),
    ("let `import` = a", []),
  ])
  func `imports`(source: String, modules: [String]) {
    #expect(SourceFile("", source).imports.map(\.module) == modules)
  }
}
