import Catalog
import Contract
import Testing

/// A reference that the definition of a pattern forbids.
nonisolated struct ForbiddenReference: CustomTestStringConvertible, Sendable {
  enum Kind { case atAll, byName }

  let role: String
  let other: String
  let kind: Kind

  /// Returns a reference that is forbidden both by name and by protocol.
  static func never(_ role: String, knows other: String) -> Self {
    Self(role: role, other: other, kind: .atAll)
  }

  /// Returns a reference that is forbidden by name and allowed by protocol.
  static func byProtocolOnly(_ role: String, knows other: String) -> Self {
    Self(role: role, other: other, kind: .byName)
  }

  var testDescription: String {
    kind == .atAll
      ? "the \(role) must not know the \(other)"
      : "the \(role) must not know the \(other) by name"
  }

  /// Returns whether a role declares the reference.
  func isDeclared(by declaration: Role) -> Bool {
    guard declaration.name == role else { return false }
    return declaration.byName.contains(other)
      || kind == .atAll && declaration.byProtocol.contains(other)
  }

  /// The references that the definition of each pattern forbids, by pattern identifier.
  static let all: [String: [ForbiddenReference]] = [
    "mvc": [
      .byProtocolOnly("view", knows: "controller"), .never("controls", knows: "model"),
      .byProtocolOnly("controls", knows: "controller"),
    ],
    "mvp": [
      .never("view", knows: "model"), .never("view", knows: "items"),
      .byProtocolOnly("view", knows: "presenter"), .byProtocolOnly("presenter", knows: "view"),
      .never("presenter", knows: "controls"), .never("presenter", knows: "controller"),
    ],
    "mvvm": [
      .never("view", knows: "model"), .never("view", knows: "items"),
      .never("view", knows: "services"), .never("view model", knows: "view"),
      .never("view model", knows: "controls"),
    ],
    "direct": [.never("worker", knows: "controls")],
    "delegate": [
      .byProtocolOnly("worker", knows: "manager"), .never("worker", knows: "controls"),
    ],
    "notification": [
      .never("manager", knows: "worker"), .never("worker", knows: "manager"),
      .never("messages", knows: "manager"), .never("messages", knows: "worker"),
      .never("worker", knows: "controls"),
    ],
  ]

  /// The references that every pattern forbids: models and services do not know their users.
  static let everywhere = ["view", "controller", "presenter", "view model", "manager", "worker"]
    .flatMap { [ForbiddenReference.never("model", knows: $0), .never("services", knows: $0)] }
}

@Suite("Forbidden references")
nonisolated struct ForbiddenReferencesTests {
  @Test(arguments: Table.all)
  func `the table of a pattern allows no reference that its definition forbids`(table: Table) throws
  {
    let forbidden = try #require(ForbiddenReference.all[table.pattern.id])

    for reference in forbidden + ForbiddenReference.everywhere {
      let isDeclared = table.pattern.roles(of: table.demo).contains(where: reference.isDeclared)
      #expect(!isDeclared, "\(table.testDescription): \(reference.testDescription)")
    }
  }

  @Test(arguments: Pattern.all)
  func `every forbidden reference names roles of its pattern`(pattern: Pattern) throws {
    let roles = Set(pattern.demos.flatMap { pattern.roles(of: $0) }.map(\.name))

    for reference in try #require(ForbiddenReference.all[pattern.id]) {
      #expect(
        roles.isSuperset(of: [reference.role, reference.other]), "\(reference.testDescription)")
    }
  }
}
