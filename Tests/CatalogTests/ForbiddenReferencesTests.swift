import Catalog
import Contract
import Testing

/// A reference that would turn a pattern into another one.
nonisolated struct ForbiddenReference: CustomTestStringConvertible, Sendable {
  enum Kind { case atAll, byName }

  let role: String
  let other: String
  let kind: Kind

  /// The role must not know the other one, neither by name nor by protocol.
  static func never(_ role: String, knows other: String) -> Self {
    Self(role: role, other: other, kind: .atAll)
  }

  /// The role may know the other one by protocol only.
  static func byProtocolOnly(_ role: String, knows other: String) -> Self {
    Self(role: role, other: other, kind: .byName)
  }

  var testDescription: String {
    kind == .atAll
      ? "the \(role) must not know the \(other)"
      : "the \(role) must not know the \(other) by name"
  }

  /// Whether a role declares the reference.
  func isDeclared(by declaration: Role) -> Bool {
    guard declaration.name == role else { return false }
    return declaration.byName.contains(other)
      || kind == .atAll && declaration.byProtocol.contains(other)
  }

  /// What makes each pattern what it is, whatever the table in the catalog allows.
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

  /// What holds in every pattern: models and services know none of their users.
  static let everywhere = ["view", "controller", "presenter", "view model", "manager", "worker"]
    .flatMap { [ForbiddenReference.never("model", knows: $0), .never("services", knows: $0)] }
}

@Suite("The declared references of a pattern")
nonisolated struct ForbiddenReferencesTests {
  @Test(arguments: Table.all)
  func `include none that would make it another pattern`(table: Table) throws {
    let forbidden = try #require(ForbiddenReference.all[table.pattern.id])

    for reference in forbidden + ForbiddenReference.everywhere {
      let isDeclared = table.pattern.roles(of: table.demo).contains(where: reference.isDeclared)
      #expect(!isDeclared, "\(table.testDescription): \(reference.testDescription)")
    }
  }

  @Test(arguments: Pattern.all)
  func `are compared with statements about roles that the pattern has`(pattern: Pattern) throws {
    let roles = Set(pattern.demos.flatMap { pattern.roles(of: $0) }.map(\.name))

    for reference in try #require(ForbiddenReference.all[pattern.id]) {
      #expect(
        roles.isSuperset(of: [reference.role, reference.other]), "\(reference.testDescription)")
    }
  }
}
