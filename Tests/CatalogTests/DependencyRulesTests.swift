import Catalog
import PatternKit
import TestSupport
import Testing

nonisolated extension PatternDemo {
  /// Returns the differences between the table of allowed references and the sources of the pattern.
  func violations(
    roles: [Role]? = nil, changing change: ([SourceFile]) -> [SourceFile] = { $0 }
  ) throws -> [String] {
    let check = ReferenceCheck(
      roles: roles ?? self.roles,
      sources: change(try checkout().sources(in: "Sources/\(pattern.module)")),
      surroundings: try Pattern.sharedModules.sorted().flatMap {
        try checkout().sources(in: "Sources/\($0)")
      })
    return check.violations
  }
}

nonisolated extension Pattern {
  /// Returns the declarations that belong to no role of the pattern.
  func strays(in sources: [SourceFile]) -> [String] {
    let types = Set(demos.flatMap(\.ownRoles).flatMap(\.types))
    return sources.flatMap { file in
      file.declarations.filter { !types.contains($0.name) }
        .map { "\(file.name):\($0.line): \($0.kind) \($0.name) belongs to no role of the pattern" }
    }
  }
}

@Suite("Allowed references")
nonisolated struct AllowedReferencesTests {
  @Test(arguments: PatternDemo.all)
  func `the sources contain exactly the references that the table allows`(demo: PatternDemo) throws
  {
    let violations = try demo.violations()

    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  @Test(arguments: PatternDemo.all)
  func `the table lists each role and each type of a demo exactly once`(demo: PatternDemo) {
    let roles = demo.roles
    let types = roles.flatMap(\.types)

    #expect(Set(roles.map(\.name)).count == roles.count)
    #expect(Set(types).count == types.count)
    for role in roles {
      let forbidden = demo.forbiddenRoles(for: role)
      let all = [role.name] + role.byName + role.byProtocol + forbidden
      #expect(all.count == roles.count)
      #expect(Set(all) == Set(roles.map(\.name)))
    }
  }

  @Test(arguments: Pattern.all)
  func `every declaration of a pattern belongs to a role of its own`(pattern: Pattern) throws {
    let strays = pattern.strays(in: try checkout().sources(in: "Sources/\(pattern.module)"))

    #expect(strays.isEmpty, "\(strays.joined(separator: "\n"))")
  }
}
