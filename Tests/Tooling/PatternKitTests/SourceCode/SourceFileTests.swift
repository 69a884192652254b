import Testing

@testable import PatternKit

@Suite("SourceCode: SourceFile")
struct SourceFileTests {
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
  func `a source file lists its top-level declarations, and what types inherit`(
    source: String, declarations: String
  ) {
    let found = SourceFile("", source).declarations.map { declaration in
      let inherited = declaration.inherited.joined(separator: ", ")
      return "\(declaration.kind) \(declaration.name)" + (inherited.isEmpty ? "" : ": \(inherited)")
    }

    #expect(found.joined(separator: "; ") == declarations)
  }

  @Test func `every word belongs to the declaration that contains it`() {
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
  ])
  func `a source file lists its imported modules`(source: String, modules: [String]) {
    #expect(SourceFile("", source).imports.map(\.module) == modules)
  }

  @Test func `a name in backticks is not a keyword`() {
    #expect(SourceFile("", "let `import` = a").imports.isEmpty)
  }
}
