import TerminalUI

/// Follows the references of a screen's objects, and builds their graph.
///
/// Holders are the objects of the pattern and of `Model`. Controls and services are held, but their
/// own references are not shown. If a view of the pattern lies inside controls, the graph shows the
/// object that owns these controls as its holder.
struct HoldGraphBuilder {
  private(set) var graph = HoldGraph()

  private let modules: Set<String>
  private let roles: [String: String]
  /// The found objects whose references are not in the graph yet.
  private var queue: [AnyObject] = []
  /// The found objects of each node.
  private var objects: [String: Set<ObjectIdentifier>] = [:]
  private var edges: Set<HoldGraph.Edge> = []

  /// - Parameters:
  ///   - module: The module of the pattern.
  ///   - roles: The role of each type, by its name.
  init(of screen: Screen, module: String, roles: [String: String]) {
    modules = [module, "Model"]
    self.roles = roles
    count(screen.viewController, as: Self.name(of: screen.viewController))
    followQueue()
    for object in screen.retainedObjects {
      let reference = StoredReference(
        property: "retainedObjects", module: "Contract", target: .object(object))
      if !graph.nodes.contains(where: { $0.type == "Screen" }) {
        graph.nodes.append(HoldGraph.Node(type: "Screen", role: nil, count: 1))
      }
      add(reference, of: "Screen")
      followQueue()
    }
  }

  private mutating func followQueue() {
    while !queue.isEmpty { addReferences(of: queue.removeFirst()) }
  }

  private mutating func addReferences(of holder: AnyObject) {
    let references = StoredReference.all(in: holder)
    let own = references.filter { $0.module != Self.controls }
    for reference in own { add(reference, of: Self.name(of: holder)) }

    let heldDirectly = own.compactMap(\.object).map(ObjectIdentifier.init)
    for reference in referencesBehindControls(references) {
      guard let object = reference.object, !heldDirectly.contains(ObjectIdentifier(object)) else {
        continue
      }
      add(reference, of: Self.name(of: holder))
    }
  }

  /// Returns the references from the properties of a holder, through the controls that it owns, to
  /// objects of the pattern.
  private func referencesBehindControls(_ references: [StoredReference]) -> [StoredReference] {
    var found: [StoredReference] = []
    var visited: Set<ObjectIdentifier> = []
    var remaining = references
    while !remaining.isEmpty {
      let reference = remaining.removeFirst()
      guard reference.isStrong, let object = reference.object,
        visited.insert(ObjectIdentifier(object)).inserted
      else { continue }
      if modules.contains(moduleName(of: type(of: object))) {
        found.append(reference)
      } else if object is View || object is ViewController {
        remaining += StoredReference.all(in: object).map { inner in
          var inner = inner
          inner.property = "\(reference.property).\(inner.property)"
          return inner
        }
      }
    }
    return found
  }

  /// Adds a reference, if its target belongs in the graph.
  private mutating func add(_ reference: StoredReference, of holder: String) {
    let held: String
    switch reference.target {
    case .closure: held = "a closure"
    case .task: held = "a task"
    case .subscription: held = "a subscription"
    case .object(let object):
      guard let name = name(of: object, in: reference) else { return }
      count(object, as: name)
      held = name
    }
    let edge = HoldGraph.Edge(
      holder: holder, property: reference.property, kind: reference.isStrong ? .owns : .weak,
      via: reference.protocolType.map { String(describing: $0) }, held: held)
    if edges.insert(edge).inserted { graph.edges.append(edge) }
  }

  /// Returns the name that the graph shows for the target of a reference. Returns `nil` if the
  /// target does not belong in the graph.
  ///
  /// An object that is held by a protocol of `Model` is a service. It is shown by its protocol,
  /// because X-ray replaces the services of a demo.
  private func name(of object: AnyObject, in reference: StoredReference) -> String? {
    if let type = reference.protocolType, moduleName(of: type) == "Model" {
      return String(describing: type)
    }
    let module = moduleName(of: type(of: object))
    return modules.contains(module) || module == Self.controls ? Self.name(of: object) : nil
  }

  /// Counts an object, once. If it is a holder, its references are next.
  private mutating func count(_ object: AnyObject, as name: String) {
    guard objects[name, default: []].insert(ObjectIdentifier(object)).inserted else { return }
    if let index = graph.nodes.firstIndex(where: { $0.type == name }) {
      graph.nodes[index].count += 1
    } else {
      graph.nodes.append(HoldGraph.Node(type: name, role: roles[name], count: 1))
    }
    if name == Self.name(of: object), modules.contains(moduleName(of: type(of: object))) {
      queue.append(object)
    }
  }

  private static let controls = "TerminalUI"

  private static func name(of object: AnyObject) -> String {
    String(describing: type(of: object))
  }
}

extension StoredReference {
  /// The target, if it is an object.
  fileprivate var object: AnyObject? {
    if case .object(let object) = target { object } else { nil }
  }
}
