import Catalog
import PatternKit
import TestSupport
import Testing

/// The allowed references of one demo of a pattern.
nonisolated struct Table: CustomTestStringConvertible, Sendable {
  let pattern: Pattern
  let demo: Demo

  var testDescription: String { "\(pattern.name), \(demo)" }

  static let all = Pattern.all.flatMap { pattern in
    pattern.demos.map { Table(pattern: pattern, demo: $0) }
  }

  /// Returns the differences between the table and the sources of the pattern.
  func violations(
    roles: [Role]? = nil, changing change: ([SourceFile]) -> [SourceFile] = { $0 }
  ) throws -> [String] {
    let survey = Survey(
      roles: roles ?? pattern.roles(of: demo),
      sources: change(try checkout().sources(in: "Sources/\(pattern.module)")),
      surroundings: try Pattern.sharedModules.sorted().flatMap {
        try checkout().sources(in: "Sources/\($0)")
      })
    return survey.violations
  }
}

@Suite("Allowed references")
nonisolated struct AllowedReferencesTests {
  @Test(arguments: Table.all)
  func `the sources contain exactly the references that the table allows`(table: Table) throws {
    let violations = try table.violations()

    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  @Test(arguments: Table.all)
  func `the table lists each role and each type of a demo exactly once`(table: Table) {
    let roles = table.pattern.roles(of: table.demo)
    let types = roles.flatMap(\.types)

    #expect(Set(roles.map(\.name)).count == roles.count)
    #expect(Set(types).count == types.count)
    for role in roles {
      let forbidden = table.pattern.forbiddenRoles(for: role, in: table.demo)
      let all = [role.name] + role.byName + role.byProtocol + forbidden
      #expect(all.count == roles.count)
      #expect(Set(all) == Set(roles.map(\.name)))
    }
  }

  @Test(arguments: Pattern.all)
  func `every declaration of a pattern belongs to a role of its own`(pattern: Pattern) throws {
    let types = Set(pattern.demos.flatMap { pattern.ownRoles(of: $0) }.flatMap(\.types))

    let strays = try checkout().sources(in: "Sources/\(pattern.module)").flatMap { file in
      file.declarations.filter { !types.contains($0.name) }
        .map { "\(file.name):\($0.line): \($0.kind) \($0.name) belongs to no role of the pattern" }
    }
    #expect(strays.isEmpty, "\(strays.joined(separator: "\n"))")
  }
}
