public import PatternKit

/// Which object of a screen holds which, read from the objects themselves.
///
/// Objects of one type are one node. The order is breadth first, from the root view controller.
public struct ReferenceGraph: Equatable, Codable, Sendable {
  /// The objects of one type.
  public struct Node: Equatable, Codable, Sendable {
    /// The name of the type. For a service, this is the name of its protocol.
    public let type: String
    /// The role of the type in its pattern, or `nil` if it has none.
    public let role: RoleName?
    /// The number of objects.
    public package(set) var count: Int

    package init(type: String, role: RoleName?, count: Int) {
      (self.type, self.role, self.count) = (type, role, count)
    }
  }

  /// A stored property that refers to an object.
  public struct Edge: Hashable, Codable, Sendable {
    public enum Kind: String, Codable, Sendable {
      /// The property retains the object.
      case owns
      /// The property is `weak` or `unowned`.
      case weak
    }

    /// The type of the object that has the property.
    public let holder: String
    /// The name of the property. If controls lie between the holder and the object, the names of
    /// all properties on the way: `loadedView.subviews`.
    public let property: String
    public let kind: Kind
    /// The protocol that is the type of the property, or `nil` if the type is concrete.
    public let via: String?
    /// The type of the object. For a closure, a task or a subscription, these words instead,
    /// because the objects that a closure captures cannot be read.
    public let held: String

    package init(holder: String, property: String, kind: Kind, via: String?, held: String) {
      (self.holder, self.property, self.kind) = (holder, property, kind)
      (self.via, self.held) = (via, held)
    }
  }

  public package(set) var nodes: [Node] = []
  public package(set) var edges: [Edge] = []

  public init() {}

  /// Returns the edges whose holder has the given type.
  public func edges(of holder: String) -> [Edge] {
    edges.filter { $0.holder == holder }
  }

  /// Returns the role of a type, or `nil` if it has none.
  public func role(of type: String) -> RoleName? {
    nodes.first { $0.type == type }?.role
  }
}
