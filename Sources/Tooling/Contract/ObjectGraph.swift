import Foundation

/// The objects of a screen, found by following stored properties.
///
/// It does not find objects that only a closure retains, or tasks that no property stores.
struct ObjectGraph {
  /// A task or a subscription, and the name of the property that stores it.
  struct Member<Value> {
    let property: String
    let value: Value
  }

  /// The objects whose types belong to the given modules.
  var objects: [AnyObject] { Array(objectsByIdentity.values) }
  private(set) var tasks: [Member<Task<Void, Never>>] = []
  /// The objects that end a subscription when they are released.
  private(set) var subscriptions: [Member<AnyObject>] = []

  private var objectsByIdentity: [ObjectIdentifier: AnyObject] = [:]
  private let modules: Set<String>

  /// - Parameters:
  ///   - roots: The objects to start from.
  ///   - modules: The modules whose objects are followed. Objects of other modules are ignored.
  init(from roots: [AnyObject], modules: Set<String>) {
    self.modules = modules
    for root in roots { follow(root, in: "") }
  }

  private mutating func follow(_ value: Any, in property: String) {
    if let task = value as? Task<Void, Never> {
      tasks.append(Member(property: property, value: task))
      return
    }
    if let token = value as? NotificationCenter.ObservationToken {
      subscriptions += Self.objects(in: token).map { Member(property: property, value: $0) }
      return
    }
    var mirror: Mirror? = Mirror(reflecting: value)
    var owner = property
    if mirror?.displayStyle == .class {
      let object = value as AnyObject
      let type = String(reflecting: type(of: object))
      guard modules.contains(String(type.prefix { $0 != "." })) else { return }
      guard objectsByIdentity.updateValue(object, forKey: ObjectIdentifier(object)) == nil else {
        return
      }
      owner = String(describing: Swift.type(of: object))
    }
    while let level = mirror {
      for child in level.children {
        let isProperty = level.displayStyle == .class || level.displayStyle == .struct
        follow(child.value, in: isProperty ? "\(owner).\(child.label ?? "")" : owner)
      }
      mirror = level.superclassMirror
    }
  }

  /// Returns the objects inside a token. The token is a value, so its own release cannot be
  /// observed.
  private static func objects(in token: NotificationCenter.ObservationToken) -> [AnyObject] {
    Mirror(reflecting: token).children.map(\.value)
      .filter { Mirror(reflecting: $0).displayStyle == .class }
      .map { $0 as AnyObject }
  }
}
