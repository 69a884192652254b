import Catalog
import PatternKit
import Testing

@Suite("Forbidden references")
nonisolated struct ForbiddenReferencesTests {
  @Test(arguments: Table.all)
  func `the table of a pattern allows no reference that its definition forbids`(table: Table) {
    let roles = table.pattern.roles(of: table.demo)

    for reference in table.pattern.forbiddenReferences {
      let isAllowed = roles.contains(where: reference.isAllowed)
      #expect(!isAllowed, "\(table.testDescription): \(reference)")
    }
  }

  @Test func `a role that knows another by protocol contradicts a definition that forbids it`() {
    let role = Role(.view, is: ["View"], byProtocol: [.model])

    #expect(ForbiddenReference.never(.view, knows: .model).isAllowed(by: role))
  }

  @Test(arguments: Table.all)
  func `models and services know no role of a pattern`(table: Table) {
    for role in table.pattern.roles(of: table.demo) where [.model, .service].contains(role.name) {
      let known = role.byName + role.byProtocol

      #expect(known.allSatisfy { RoleName.supporting.contains($0) }, "\(table.testDescription)")
    }
  }

  @Test(arguments: Pattern.all)
  func `every pattern forbids a reference between its roles`(pattern: Pattern) {
    let roles = Set(pattern.demos.flatMap { pattern.roles(of: $0) }.map(\.name))

    #expect(!pattern.forbiddenReferences.isEmpty)
    for reference in pattern.forbiddenReferences {
      #expect(roles.isSuperset(of: [reference.role, reference.other]), "\(reference)")
    }
  }
}
