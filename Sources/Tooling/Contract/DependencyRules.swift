/// The references that a pattern allows: for each demo a table with one row per role.
///
/// The tests compare the tables with the sources. They report a reference that is not declared, and
/// a declaration that no source needs.
public nonisolated struct DependencyRules: Sendable {
  let roles: [Demo: [Role]]

  public init(roles: [Demo: [Role]]) {
    self.roles = roles
  }
}

nonisolated extension Pattern {
  /// The rows of a demo's table: first the pattern's own roles, then what stands around it.
  public func roles(of demo: Demo) -> [Role] {
    dependencyRules?.roles[demo] ?? []
  }

  /// The roles that the pattern itself hands out, without what stands around every pattern.
  public func ownRoles(of demo: Demo) -> [Role] {
    roles(of: demo).filter { !Role.supportingRoles.contains($0.name) }
  }

  /// The files in which these roles are written, from the folder of the package.
  public func files(of demo: Demo) -> [String] {
    var files: [String] = []
    for role in ownRoles(of: demo) {
      let file = "Sources/\(module)/\(role.file).swift"
      if !files.contains(file) { files.append(file) }
    }
    return files
  }

  /// The names of the roles of a demo that `role` does not know, neither way.
  public func forbiddenRoles(for role: Role, in demo: Demo) -> [String] {
    let known = [role.name] + role.byName + role.byProtocol
    return roles(of: demo).map(\.name).filter { !known.contains($0) }
  }
}
