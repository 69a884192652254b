public import PatternKit

/// A called function, how its caller reached it, and the functions that it called.
public struct Call: Equatable, Encodable, Sendable {
  /// How the caller reached the function.
  public enum Kind: String, Encodable, Sendable {
    /// The root of a tree: the user touched the control.
    case touch
    /// The root of a tree: the screen was drawn, and the control requested its contents.
    case drawing
    /// The root of a tree: the screen was created.
    case start
    /// The root of a tree: a service answered a request.
    case answer
    /// The caller knows the function by name.
    case call
    /// The caller knows a protocol.
    case `protocol`
    /// The caller has a closure.
    case closure
    /// The caller posted a message.
    case notification
    /// The caller started a task.
    case starts
    /// An observer waited for the change of the property that is its caller here. It ran later.
    case observer
    /// A task waited for the answer that is its caller here. It continued later.
    case wakes

    /// Whether the function is the first one of a task.
    package var beginsTask: Bool { self == .starts || continuesLater }
    /// Whether a task had waited, and ran when the functions above had returned.
    package var continuesLater: Bool { self == .observer || self == .wakes }
  }

  /// Whether a call reads or changes a property.
  public enum Accessor: String, Encodable, Sendable {
    case get, set
  }

  public package(set) var kind: Kind
  /// The protocol or the message through which the function was reached, if any.
  public package(set) var via: String?
  /// The module that contains the function.
  public let module: String
  /// The type that contains the function, or the module for a function without a type.
  public package(set) var type: String
  /// The role of the type in its pattern, or `nil` if it has none.
  public package(set) var role: RoleName?
  /// The function or the property.
  public let member: Member
  /// Whether the call reads or changes a property, or `nil` for any other function.
  public let accessor: Accessor?
  /// The name of the file, without its folder. It is empty if the file is not known.
  public package(set) var file: String
  /// The lines that were executed, in the order in which they were reached first.
  public package(set) var lines: [Int]
  /// How many times the call was made, with the same calls below it.
  public package(set) var count = 1
  public package(set) var calls: [Call] = []
  /// What the task of the call waits for after these calls: the next change of a property, or the answer.
  package var waits: [String] = []
  /// Whether the called service has not answered yet.
  package var isUnanswered = false
  /// The mangled name of the function. It is empty if it is not known.
  package var symbol = ""
  package var signature = Signature()
  /// The function of a relay that made the call, if the tree leaves it out.
  var relay: String?
  /// The position of the call in the order of time.
  package var number = 0
  /// The numbers of the changes that the call made to controls. The caller of `takeStack(ofChange:)` counts them.
  package var changes: [Int] = []
  package var reading = Reading()

  /// What was read from the objects during the call. Equal calls can differ in it.
  package struct Reading: Equatable, Sendable {
    /// The number of the object whose function or property is called, if it is known.
    package var object: Int?
    /// The value of the property, if it was read: when a setter had returned, or when a getter was called. Of a
    /// function, it is the value of its only parameter.
    package var value: String?
    /// Whether the call runs in a task that continues after the root has returned.
    package var isLater = false

    package init() {}
    package static func == (one: Reading, other: Reading) -> Bool { true }
  }

  /// The fields of a document. A number is of use only while the program runs.
  private enum CodingKeys: String, CodingKey {
    case kind, via, module, type, role, accessor, file, lines, count, calls, object, value
    case member = "function"
    case isLater = "later"
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(via, forKey: .via)
    try container.encode(module, forKey: .module)
    try container.encode(type, forKey: .type)
    try container.encodeIfPresent(role, forKey: .role)
    try container.encode(member, forKey: .member)
    try container.encodeIfPresent(accessor, forKey: .accessor)
    try container.encode(file, forKey: .file)
    try container.encode(lines, forKey: .lines)
    try container.encode(count, forKey: .count)
    try container.encode(calls, forKey: .calls)
    try container.encodeIfPresent(reading.object, forKey: .object)
    try container.encodeIfPresent(reading.value, forKey: .value)
    if reading.isLater { try container.encode(true, forKey: .isLater) }
  }

  package init(
    _ kind: Kind, via: String? = nil, module: String, type: String, role: RoleName? = nil,
    _ member: Member, accessor: Accessor? = nil, file: String = "", line: Int = 0
  ) {
    self.kind = kind
    self.via = via
    self.module = module
    self.type = type
    self.role = role
    self.member = member
    self.accessor = accessor
    self.file = file
    lines = line > 0 ? [line] : []
  }

  package mutating func wait(for property: Call) {
    let name = "\(property.type).\(property.member.name)"
    if !waits.contains(name) { waits.append(name) }
  }

  package mutating func waitForAnswer() {
    isUnanswered = true
    waits.append("the answer")
  }

  /// The type that contains the function, or the outermost type around it.
  package var outerType: String { String(type.prefix { $0 != "." }) }

  /// The name of the function with its type, if it has one.
  var qualifiedName: String { (type == module ? "" : "\(type).") + member.name }

  /// Returns whether `other` is a call of the same function, reached in the same way.
  package func isSameCall(as other: Call) -> Bool {
    kind == other.kind && via == other.via && isSameFunction(as: other)
  }

  package func isSameFunction(as other: Call) -> Bool {
    module == other.module && type == other.type && member == other.member
      && accessor == other.accessor
  }
}
