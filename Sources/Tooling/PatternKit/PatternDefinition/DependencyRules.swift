public import Model

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

  /// Returns the roles of a demo: the pattern's own roles, then the supporting roles.
  public func roles(of demo: Demo) -> [Role] {
    dependencyRules?.roles[demo] ?? []
  }

  /// Returns the roles that the pattern itself defines, without the supporting roles.
  public func ownRoles(of demo: Demo) -> [Role] {
    roles(of: demo).filter { !RoleName.supporting.contains($0.name) }
  }

  /// Returns the role of each type of a demo, by the name of the type.
  public func roleNames(of demo: Demo) -> [String: RoleName] {
    let pairs = roles(of: demo).flatMap { role in role.types.map { ($0, role.name) } }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Returns the role of each type of a demo and of the services that answer it.
  @MainActor
  public func roleNames(of demo: Demo, with services: Services) -> [String: RoleName] {
    let types = [services.news, services.images, services.digits] as [Any]
    let pairs = types.map { ("\(type(of: $0))", RoleName.service) }
    return roleNames(of: demo).merging(pairs) { own, _ in own }
  }

  /// Returns the paths of the files that contain the pattern's own roles. The paths begin at the
  /// package folder.
  public func files(of demo: Demo) -> [String] {
    var files: [String] = []
    for role in ownRoles(of: demo) {
      let file = "Sources/\(module)/\(role.file).swift"
      if !files.contains(file) { files.append(file) }
    }
    return files
  }

  /// Returns the names of the demo's roles that `role` must not mention, neither by name nor by
  /// protocol.
  public func forbiddenRoles(for role: Role, in demo: Demo) -> [RoleName] {
    let known = [role.name] + role.byName + role.byProtocol
    return roles(of: demo).map(\.name).filter { !known.contains($0) }
  }
}
