import Foundation
package import PatternKit
package import Stories

/// Follows the references of a screen's objects, and builds their graph.
///
/// Holders are the root view controller, and the objects of the pattern and of `Model`. Controls and
/// services are held, but their own references are not shown. If only controls retain a view of the
/// pattern, the graph shows the object that owns these controls as the holder of the view.
@MainActor
package struct ReferenceGraphBuilder {
  package private(set) var graph = ReferenceGraph()

  private let modules: Set<String>
  private let roles: [String: RoleName]
  /// The found objects whose references are not in the graph yet.
  private var queue: [AnyObject] = []
  /// The found objects of each node.
  private var objects: [String: Set<ObjectIdentifier>] = [:]
  private var edges: Set<ReferenceGraph.Edge> = []

  package init(of screen: Screen, module: String, roles: [String: RoleName]) {
    modules = [module, "Model"]
    self.roles = roles
    _ = addToNode(screen.viewController, heldBy: nil)
    // A root that is a plain view controller retains the view controllers of the pattern.
    if queue.isEmpty { queue = [screen.viewController] }
    followQueue()
    if !screen.retainedObjects.isEmpty {
      graph.nodes.append(ReferenceGraph.Node(type: "Screen", role: nil, count: 1))
    }
    for object in screen.retainedObjects {
      let reference = StoredReference(
        property: "retainedObjects", module: "PatternKit", target: .object(object))
      add(reference, of: "Screen")
      followQueue()
    }
  }

  private mutating func followQueue() {
    while !queue.isEmpty { addReferences(of: queue.removeFirst()) }
  }

  private mutating func addReferences(of holder: AnyObject) {
    let references = StoredReference.all(in: holder)
    let own = references.filter { !Pattern.controlModules.contains($0.module) }
    for reference in own { add(reference, of: Self.name(of: holder)) }

    let owned = own.filter(\.isStrong).compactMap(\.object).map(ObjectIdentifier.init)
    for reference in referencesBehindControls(references, except: Set(owned)) {
      add(reference, of: Self.name(of: holder))
    }
  }

  /// Returns the references that lead from the properties of a holder, through the controls that it
  /// owns, to objects of the pattern.
  ///
  /// - Parameter owned: The objects that the holder owns by a property of its own class.
  private func referencesBehindControls(
    _ references: [StoredReference], except owned: Set<ObjectIdentifier>
  ) -> [StoredReference] {
    var found: [StoredReference] = []
    var visited: Set<ObjectIdentifier> = []
    var remaining = references
    while !remaining.isEmpty {
      let reference = remaining.removeFirst()
      guard reference.isStrong, let object = reference.object,
        visited.insert(ObjectIdentifier(object)).inserted
      else { continue }
      let module = moduleName(of: type(of: object))
      if modules.contains(module) {
        if !owned.contains(ObjectIdentifier(object)) { found.append(reference) }
      } else if Pattern.controlModules.contains(module) {
        remaining += StoredReference.all(in: object).map { inner in
          var inner = inner
          inner.property = "\(reference.property).\(inner.property)"
          return inner
        }
      }
    }
    return found
  }

  private mutating func add(_ reference: StoredReference, of holder: String) {
    let held: String
    switch reference.target {
    case .nothing: return
    case .closure: held = "a closure"
    case .task: held = reference.isInToken ? "an ObservationToken" : "a task"
    case .subscription: held = "a subscription"
    case .object(let object):
      guard let name = addToNode(object, heldBy: reference.protocolType) else { return }
      held = name
    }
    let edge = ReferenceGraph.Edge(
      holder: holder, property: reference.property, kind: reference.isStrong ? .owns : .weak,
      via: reference.protocolType.map { String(describing: $0) }, held: held)
    if edges.insert(edge).inserted { graph.edges.append(edge) }
  }

  /// Adds an object to its node, and returns the name of the node. Returns `nil` if the object does
  /// not belong in the graph.
  ///
  /// An object that is held by a protocol of `Model` is a service. It is shown by its protocol,
  /// because X-ray replaces the services of a demo.
  private mutating func addToNode(
    _ object: AnyObject, heldBy protocolType: Any.Type?
  ) -> String? {
    if let protocolType, moduleName(of: protocolType) == "Model" {
      return count(object, as: String(describing: protocolType), role: .service)
    }
    let module = moduleName(of: type(of: object))
    let name = Self.name(of: object)
    if Pattern.controlModules.contains(module) { return count(object, as: name, role: .control) }
    if modules.contains(module) {
      return count(object, as: name, role: roles[name], followingReferences: true)
    }
    // Objects that hold the same center communicate, without a reference to each other.
    return object is NotificationCenter ? count(object, as: "NotificationCenter", role: nil) : nil
  }

  /// Counts an object in a node, once, and returns the name of the node.
  private mutating func count(
    _ object: AnyObject, as name: String, role: RoleName?, followingReferences: Bool = false
  ) -> String {
    guard objects[name, default: []].insert(ObjectIdentifier(object)).inserted else { return name }
    if followingReferences { queue.append(object) }
    if let index = graph.nodes.firstIndex(where: { $0.type == name }) {
      graph.nodes[index].count += 1
    } else {
      graph.nodes.append(ReferenceGraph.Node(type: name, role: role, count: 1))
    }
    return name
  }

  private static func name(of object: AnyObject) -> String {
    String(describing: type(of: object))
  }
}

extension StoredReference {
  fileprivate var object: AnyObject? {
    if case .object(let object) = target { object } else { nil }
  }
}
