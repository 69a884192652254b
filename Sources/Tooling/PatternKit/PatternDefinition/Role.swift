/// A role that a pattern assigns to some types of a demo, and the other roles that it may
/// reference.
///
/// A role **knows another by name** if its code mentions a class, struct, enum, actor or type alias
/// of it.
///
/// A role **knows another by protocol** if its code mentions only protocols of the other. These are
/// the protocols that the other declares or conforms to. A presenter knows its view by protocol,
/// for example, because the view conforms to a protocol that the presenter declares. A role that
/// declares a protocol does not thereby know roles that do not conform to it.
///
/// A role's code consists of the declarations of its types and all their extensions, in any file.
public struct Role: Sendable {
  public let name: RoleName
  /// The types and protocols of the role. Each belongs to one role only.
  public let types: [String]
  /// The names of the roles that this one must mention by name.
  public let byName: [RoleName]
  /// The names of the roles that this one must mention, and may mention by protocol only.
  public let byProtocol: [RoleName]
  /// The file to read first, without folder and extension. By default, the name of the first type.
  public let file: String

  public init(
    _ name: RoleName, is types: [String], in file: String? = nil, knows byName: [RoleName] = [],
    byProtocol: [RoleName] = []
  ) {
    self.name = name
    self.types = types
    self.file = file ?? types.first ?? ""
    self.byName = byName
    self.byProtocol = byProtocol
  }

  // MARK: Supporting roles

  public static let newsModel = Role(
    .model, is: ["NewsModel"], knows: [.items], byProtocol: [.service])
  public static let buttonModel = Role(.model, is: ["ButtonModel"], byProtocol: [.service])

  /// The plain values of `Model`. A role that formats them must mention them by name.
  public static let items = Role(.items, is: ["NewsItem", "CalendarDate", "LoadError"])

  /// The services that a screen needs from outside. A role knows them only by protocol.
  public static let service = Role(
    .service, is: ["NewsSource", "ImageSource", "DigitSource"], knows: [.items])
  public static let digits = Role(.service, is: ["DigitSource"])

  /// The types of `TerminalUI` that a pattern is built with.
  public static let control = control(calling: [])

  /// The controls of a news list whose screen is the one that patterns share.
  public static let newsListControl = Role(
    .control, is: control.types + ["NewsListViewController"], knows: [.items],
    byProtocol: [.service])

  /// Returns the controls of a demo with a table. They know its data source and delegate by
  /// protocol.
  public static func control(calling roles: [RoleName]) -> Role {
    Role(
      .control,
      is: [
        "View", "ViewController", "Label", "Button", "TextView", "TextViewController",
        "AlertController",
        "TableView", "TableViewCell", "TableViewDataSource", "TableViewDelegate",
      ],
      byProtocol: roles)
  }
}
