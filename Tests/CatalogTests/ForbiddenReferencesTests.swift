import Catalog
import PatternKit
import Testing

@Suite("Forbidden references")
nonisolated struct ForbiddenReferencesTests {
  @Test(arguments: PatternDemo.all)
  func `the table of a pattern allows no reference that its definition forbids`(demo: PatternDemo) {
    for reference in demo.pattern.forbiddenReferences {
      let isAllowed = demo.roles.contains(where: reference.isAllowed)
      #expect(!isAllowed, "\(demo): \(reference)")
    }
  }

  @Test func `a role that knows another by protocol contradicts a definition that forbids it`() {
    let role = Role(.view, is: ["View"], byProtocol: [.model])

    #expect(ForbiddenReference.never(.view, knows: .model).isAllowed(by: role))
  }

  @Test(arguments: PatternDemo.all)
  func `models and services know no role of a pattern`(demo: PatternDemo) {
    for role in demo.roles where [.model, .service].contains(role.name) {
      let known = role.byName + role.byProtocol

      #expect(known.allSatisfy { RoleName.supporting.contains($0) }, "\(demo)")
    }
  }

  @Test(arguments: Pattern.all)
  func `every pattern forbids a reference between its roles`(pattern: Pattern) {
    let roles = Set(pattern.demos.flatMap(\.roles).map(\.name))

    #expect(!pattern.forbiddenReferences.isEmpty)
    for reference in pattern.forbiddenReferences {
      #expect(roles.isSuperset(of: [reference.role, reference.other]), "\(reference)")
    }
  }
}
