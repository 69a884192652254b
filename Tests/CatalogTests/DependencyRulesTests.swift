import Catalog
import Contract
import SourceCode
import Testing

/// A demo of a pattern, and what its roles declare.
nonisolated struct Table: CustomTestStringConvertible, Sendable {
  let pattern: Pattern
  let demo: Demo

  var testDescription: String { "\(pattern.name), \(demo)" }

  static let all = Pattern.all.flatMap { pattern in
    pattern.demos.map { Table(pattern: pattern, demo: $0) }
  }

  /// What is wrong with the table, with the pattern's sources as they are, or with a change.
  func complaints(
    roles: [Role]? = nil, changing change: ([SourceFile]) -> [SourceFile] = { $0 }
  ) throws -> [String] {
    let survey = Survey(
      roles: roles ?? pattern.roles(of: demo),
      sources: change(try checkout().sources(in: "Sources/\(pattern.module)")),
      surroundings: try checkout().sources(in: "Sources/Model")
        + checkout().sources(in: "Sources/TerminalUI"))
    return survey.complaints
  }
}

@Suite("Who knows whom")
nonisolated struct WhoKnowsWhomTests {
  @Test(arguments: Table.all)
  func `is what the sources say, no more and no less`(table: Table) throws {
    let complaints = try table.complaints()

    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  @Test(arguments: Table.all)
  func `speaks of roles of the demo, each once`(table: Table) {
    let roles = table.pattern.roles(of: table.demo)
    let types = roles.flatMap(\.types)

    #expect(Set(roles.map(\.name)).count == roles.count)
    #expect(Set(types).count == types.count)
    for role in roles {
      let forbidden = table.pattern.forbiddenRoles(for: role, in: table.demo)
      let everybody = [role.name] + role.byName + role.byProtocol + forbidden
      #expect(everybody.sorted() == roles.map(\.name).sorted())
    }
  }

  @Test(arguments: Pattern.all)
  func `gives a role to all that a pattern declares`(pattern: Pattern) throws {
    let types = Set(pattern.demos.flatMap { pattern.roles(of: $0) }.flatMap(\.types))

    let strays = try checkout().sources(in: "Sources/\(pattern.module)").flatMap { file in
      file.declarations.filter { !types.contains($0.name) }
        .map { "\(file.name):\($0.line): \($0.kind) \($0.name) belongs to no role" }
    }
    #expect(strays.isEmpty, "\(strays.joined(separator: "\n"))")
  }

  @Test func `is laid down for every demo of every pattern`() {
    for table in Table.all {
      #expect(!table.pattern.roles(of: table.demo).isEmpty, "\(table.testDescription)")
    }
  }
}
