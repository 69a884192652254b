public import Model

/// A demo, and a pattern that has it: `pattern[.button]` is the button demo of a pattern.
public struct PatternDemo: Sendable {
  public let pattern: Pattern
  public let kind: Demo
  let wiring: Pattern.Wiring

  /// Creates the screen of the demo.
  @MainActor
  public func makeScreen(with services: Services) -> Screen { wiring(services) }
}

extension Demo {
  /// The name for a person.
  public var title: LocalizedText { LocalizedText(key: rawValue) }
}

extension PatternDemo: CustomStringConvertible {
  public var description: String { "\(pattern.name), \(kind)" }
}

// MARK: - Roles

extension PatternDemo {
  /// The roles of the demo: the pattern's own roles, then the supporting roles.
  public var roles: [Role] { pattern.dependencyRules?.roles[kind] ?? [] }

  /// The roles that the pattern itself defines, without the supporting roles.
  public var ownRoles: [Role] { roles.filter { !RoleName.supporting.contains($0.name) } }

  /// The role of each type of the demo, by the name of the type.
  public var roleNames: [String: RoleName] {
    let pairs = roles.flatMap { role in role.types.map { ($0, role.name) } }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Returns the role of each type of the demo and of the services that answer it.
  @MainActor
  public func roleNames(with services: Services) -> [String: RoleName] {
    let types = [services.news, services.images, services.digits] as [Any]
    let pairs = types.map { ("\(type(of: $0))", RoleName.service) }
    return roleNames.merging(pairs) { own, _ in own }
  }

  /// Returns the paths of the files that contain the pattern's own roles. The paths begin at the package
  /// folder.
  ///
  /// - Parameter folder: The folder of the pattern. By default, its module in `Sources`.
  public func files(in folder: String? = nil) -> [String] {
    var files: [String] = []
    for role in ownRoles {
      let file = "\(folder ?? "Sources/\(pattern.module)")/\(role.file).swift"
      if !files.contains(file) { files.append(file) }
    }
    return files
  }

  /// Returns the names of the demo's roles that `role` must not mention, neither by name nor by
  /// protocol.
  public func forbiddenRoles(for role: Role) -> [RoleName] {
    let known = [role.name] + role.byName + role.byProtocol
    return roles.map(\.name).filter { !known.contains($0) }
  }
}
