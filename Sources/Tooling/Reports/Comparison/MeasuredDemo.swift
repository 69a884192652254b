import PatternKit
import Recordings
import Stories

/// One demo of one pattern, with the data to measure: its roles, a run, the sources and the tests.
nonisolated struct MeasuredDemo {
  let pattern: Pattern
  let roles: [Role]
  /// The calls of a run, or `nil` if the program has no function names.
  let tree: CallTree?
  let code: [SourceFile.Declaration]
  let tests: [SourceFile.Declaration]
  /// The file with the pattern’s tests of the demo, or `nil` if there is none.
  let demoTests: SourceFile?
  let controls: Set<String>

  /// Returns the declarations of a role's types, including extensions.
  func code(of role: Role) -> [SourceFile.Declaration] {
    code.filter { role.types.contains($0.name) }
  }

  /// Returns the number of lines of code, without comments and blank lines.
  func linesOfCode(of roles: [Role]) -> Int {
    roles.flatMap { code(of: $0) }.reduce(0) { sum, declaration in
      let lines = declaration.tokens.map { $0.line...$0.line + $0.text.count(where: \.isNewline) }
      return sum + Set(lines.joined()).count
    }
  }
}

extension MeasuredDemo {
  @MainActor
  init(_ demo: PatternDemo, in checkout: Checkout) async throws {
    (pattern, roles) = (demo.pattern, demo.ownRoles)
    tree = await Recording(demo).story()?.folded
    func declarations(_ folder: String) throws -> [SourceFile.Declaration] {
      try checkout.sources(in: folder).flatMap(\.declarations)
    }
    code = try declarations("Sources/\(pattern.module)")
    tests = try declarations("Tests/\(pattern.module)Tests")
    let file = "/\(demo.kind.rawValue)tests.swift"
    demoTests = try checkout.sources(in: "Tests/\(pattern.module)Tests")
      .first { $0.name.lowercased().hasSuffix(file) }
    let types = try declarations("Sources/TerminalUI").filter(\.isType)
    controls = Set(types.map(\.name))
  }
}
