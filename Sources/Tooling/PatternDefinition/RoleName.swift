/// The name of a role.
///
/// A pattern that has a role with another name declares it in an extension.
public nonisolated struct RoleName: Hashable, Sendable, CustomStringConvertible {
  /// The usual name of the role in the literature.
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}

// MARK: - Roles of a pattern

nonisolated extension RoleName {
  public static let view = RoleName("view")
  public static let controller = RoleName("controller")
  public static let presenter = RoleName("presenter")
  public static let viewModel = RoleName("view model")
  public static let manager = RoleName("manager")
  public static let worker = RoleName("worker")
  /// The notifications that are posted.
  public static let messages = RoleName("messages")
  /// The texts of one row.
  public static let row = RoleName("row")
}

// MARK: - Supporting roles

nonisolated extension RoleName {
  public static let model = RoleName("model")
  /// The plain values of `Model`.
  public static let items = RoleName("items")
  /// The services that a screen gets from outside.
  public static let services = RoleName("services")
  /// The types of `TerminalUI`.
  public static let controls = RoleName("controls")

  /// The roles that do not belong to a pattern itself. The patterns share their types.
  public static let supporting = [model, items, services, controls]
}
