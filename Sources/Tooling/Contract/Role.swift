import Model
import TerminalUI

/// A part that a pattern gives to some types of a demo, and which other parts it may know.
///
/// A role **knows another by name** where its code mentions a class, struct, enum, actor or
/// type alias of the other. It **knows it by protocol** where it mentions nothing of the other
/// but protocols: such as the other declares, and such as the other adopts. So a view knows
/// its presenter by protocol, because the presenter adopts the view's delegate protocol. To
/// declare a protocol makes nobody known who does not adopt it.
///
/// A role's code is what its types are made of, extensions included, wherever they are written.
public nonisolated struct Role: Sendable {
  /// What the role is called wherever patterns are discussed: "view", "presenter".
  public let name: String
  /// The types and protocols that play the role. None of them plays another.
  public let types: [String]
  /// The names of the roles that this one must mention by name.
  public let byName: [String]
  /// The names of the roles that this one must mention, and may mention by protocol only.
  public let byProtocol: [String]
  /// Whether the role turns dates and counts into the text that a screen shows.
  public let formats: Bool
  /// The file to read first, without its folder and ending. It is named after the first type,
  /// unless something else is said.
  public let file: String

  public init(
    _ name: String, is types: [String], in file: String? = nil, knows byName: [String] = [],
    byProtocol: [String] = [], formats: Bool = false
  ) {
    self.name = name
    self.types = types
    self.file = file ?? types.first ?? ""
    self.byName = byName
    self.byProtocol = byProtocol
    self.formats = formats
  }
}

// MARK: - What stands around every pattern

nonisolated extension Role {
  /// The names of the roles that no pattern hands out itself.
  public static let supportingRoles = Set(
    [newsModel, buttonModel, taskModel, items, services, digits, controls].map(\.name))

  public static let newsModel = Role(
    "model", is: ["NewsModel"], knows: ["items"], byProtocol: ["services"])
  public static let buttonModel = Role("model", is: ["ButtonModel"], byProtocol: ["services"])
  public static let taskModel = Role("model", is: ["TaskModel"])

  /// Plain values of `Model`: whoever words them has to name them.
  public static let items = Role("items", is: ["NewsItem", "CalendarDate", "LoadError"])

  /// What a screen needs from outside. Nobody learns which service it really is.
  public static let services = Role(
    "services", is: ["NewsSource", "ImageSource", "DigitSource"], knows: ["items"])
  public static let digits = Role("services", is: ["DigitSource"])

  /// What `TerminalUI` has for a pattern to build with.
  public static let controls = controls(calling: [])

  /// The controls of a demo with a table, which knows its data source and delegate by protocol.
  public static func controls(calling roles: [String]) -> Role {
    Role(
      "controls",
      is: [
        "View", "ViewController", "Label", "Button", "TextView", "TextViewController", "Alert",
        "TableView", "TableViewCell", "TableViewDataSource", "TableViewDelegate",
      ],
      byProtocol: roles)
  }
}
