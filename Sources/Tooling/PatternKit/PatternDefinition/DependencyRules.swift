/// The references that a pattern forbids and allows: its definition, and for each demo a table with
/// one row per role.
///
/// The tests compare the tables with the sources. They report undeclared references, and
/// declarations that no source uses.
public struct DependencyRules: Sendable {
  /// The definition of the pattern: the references that none of its demos may contain.
  let forbidden: [ForbiddenReference]
  let roles: [Demo: [Role]]

  public init(forbidden: [ForbiddenReference], roles: [Demo: [Role]]) {
    self.forbidden = forbidden
    self.roles = roles
  }
}

extension Pattern {
  /// The references that the definition of the pattern forbids.
  public var forbiddenReferences: [ForbiddenReference] {
    dependencyRules?.forbidden ?? []
  }
}
