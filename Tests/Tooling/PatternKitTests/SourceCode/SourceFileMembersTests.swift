import PatternKit
import Testing

@Suite("SourceCode: SourceFile.members")
struct SourceFileMembersTests {
  private func members(_ source: String) -> [String] {
    SourceFile("", source).members.map { member in
      let lines = member.lines
      let range =
        lines.count == 1 ? "\(lines.lowerBound)" : "\(lines.lowerBound)–\(lines.upperBound)"
      return "\(member.type).\(member.name) \(range)"
    }
  }

  @Test func `a member extends from its keyword to the end of its body`() {
    let source = """
      import B

      /// A type.
      public final class A<T>: B where T: C {
        private(set) var a: [String] = [] {
          didSet { print(a) }
        }
        let b: Int
        @discardableResult
        override func c(_ d: () -> Void = {}) -> Int {
          let e = d.map { $0 }
          return e
        }
        init() { self.b = .init() }
        class func f() {}
        subscript(i: Int) -> Int { i }
        isolated deinit {
        }
      }
      """

    #expect(
      members(source) == [
        "A.a 5–7", "A.b 8", "A.c 10–13", "A.init 14", "A.f 15", "A.subscript 16", "A.deinit 17–18",
      ])
  }

  @Test func `a member of a nested type has the name of every type around it`() {
    let source =
      "struct A {\n  enum B { var c: Int { 1 } }\n}\nextension A.B where C == D { func d() {} }"

    #expect(members(source) == ["A.B.c 2", "A.B.d 4"])
  }

  @Test func `functions and requirements outside of a type are members`() {
    #expect(
      members("func a() {\n}\nprotocol B { func c(); var d: E { get } }") == [
        ".a 1–2", "B.c 3", "B.d 3",
      ])
  }

  @Test func `a property without a body is a member, even at the end of the file`() {
    #expect(members("let a = 1\nlet b = 2") == [".a 1", ".b 2"])
  }
}
