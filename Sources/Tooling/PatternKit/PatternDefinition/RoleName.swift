/// The name of a role. In a document, it is a string.
///
/// A pattern that has a role with another name declares it in an extension.
public struct RoleName: Hashable, Sendable, RawRepresentable, Codable {
  /// The usual name of the role in the literature.
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ name: String) {
    rawValue = name
  }

  public var text: LocalizedText { LocalizedText(key: rawValue) }
}

extension RoleName: CustomStringConvertible {
  public var description: String { rawValue }
}

extension RoleName {
  // MARK: Roles of a pattern

  public static let view = RoleName("view")
  public static let controller = RoleName("controller")
  public static let presenter = RoleName("presenter")
  public static let viewModel = RoleName("view model")
  public static let manager = RoleName("manager")
  public static let worker = RoleName("worker")
  /// The notifications that are posted.
  public static let messages = RoleName("messages")
  /// The values that a presenter passes to its view: rows and alerts.
  public static let row = RoleName("row")

  // MARK: Supporting roles

  public static let model = RoleName("model")
  /// The plain values of `Model`.
  public static let items = RoleName("items")
  /// The services that a screen gets from outside.
  public static let service = RoleName("service")
  /// The types of `TerminalUI`.
  public static let control = RoleName("control")

  /// The roles that do not belong to a pattern itself. The patterns share their types.
  public static let supporting = [model, items, service, control]
}
