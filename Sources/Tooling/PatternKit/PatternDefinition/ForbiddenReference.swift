/// A reference that the definition of a pattern forbids.
public struct ForbiddenReference: Sendable {
  enum Kind { case atAll, byName }

  /// The role that must not know the other.
  public let role: RoleName
  public let other: RoleName
  let kind: Kind

  /// Returns a reference that is forbidden both by name and by protocol.
  public static func never(_ role: RoleName, knows other: RoleName) -> Self {
    Self(role: role, other: other, kind: .atAll)
  }

  /// Returns a reference that is forbidden by name and allowed by protocol.
  public static func byProtocolOnly(_ role: RoleName, knows other: RoleName) -> Self {
    Self(role: role, other: other, kind: .byName)
  }

  /// Returns whether the reference is one that a role may have.
  public func isAllowed(by rules: Role) -> Bool {
    guard rules.name == role else { return false }
    return rules.byName.contains(other) || kind == .atAll && rules.byProtocol.contains(other)
  }
}

extension ForbiddenReference: CustomStringConvertible {
  public var description: String {
    "the \(role) must not know the \(other)" + (kind == .atAll ? "" : " by name")
  }
}
